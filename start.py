#!/usr/bin/env python3
"""Sets Rodada up in `.venv` beside this file, once, and starts it.

    python3 start.py                  the table in the browser
    python3 start.py play gunrunners  any command of Rodada
    python3 start.py test             every check and test
    python3 start.py test -k spy      pytest alone, with these arguments

Needs Python 3.11 or newer with pip, nothing else. Why it is written like this: docs/decisions.md.
"""

import hashlib
import importlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import NoReturn

OLDEST = (3, 11)
ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def main(arguments: "list[str]") -> int:
    if sys.version_info < OLDEST:
        have, need = (".".join(map(str, version[:2])) for version in (sys.version_info, OLDEST))
        stop(
            f"Rodada needs Python {need} or newer; this is {have}.",
            f"O Rodada precisa do Python {need} ou mais novo; este é o {have}.",
        )
    if arguments[:1] != ["test"]:
        set_up("play")
        if shows_client(arguments):
            build_client()
        return become("-m", "rodada", *arguments)
    set_up("test")
    build_client()
    return run("-m", "pytest", *arguments[1:]) if arguments[1:] else run_all_checks()


def set_up(kind: str) -> None:
    """Make what is missing of .venv; a stamp in it tells what is installed, so the second time costs nothing."""
    requirements = ROOT / "requirements" / f"{kind}.txt"
    stamp = VENV / f"rodada-{kind}.stamp"
    if PYTHON.exists() and stamp.exists() and stamp.read_text() == fingerprint(requirements):
        return
    say(f"Setting up {VENV.name} (only the first time) ...", f"Preparando {VENV.name} (só na primeira vez) ...")
    if not works():
        make_venv()
    install(kind)
    packages = subprocess.check_output(
        [str(PYTHON), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], text=True
    )
    Path(packages.strip(), "rodada-source.pth").write_text(f"{ROOT / 'src'}\n")
    stamp.write_text(fingerprint(requirements))


def fingerprint(requirements: Path) -> str:
    """Changes with all that decides what is installed: the list, the Python, the place."""
    venv = VENV / "pyvenv.cfg"
    about_venv = venv.read_bytes() if venv.exists() else b""
    return hashlib.sha256(requirements.read_bytes() + about_venv + bytes(ROOT)).hexdigest()


def works() -> bool:
    """Whether there is a .venv whose Python runs and is new enough; one that was moved or half made does not."""
    check = f"import sys; sys.exit(sys.version_info < {OLDEST})"
    return PYTHON.exists() and (VENV / "pyvenv.cfg").exists() and subprocess.call([str(PYTHON), "-c", check]) == 0


def make_venv() -> None:
    """A new .venv. Debian leaves out the module that puts pip into one: then it is made without."""
    shutil.rmtree(VENV, ignore_errors=True)
    without = [] if importlib.util.find_spec("ensurepip") else ["--without-pip"]
    if importlib.util.find_spec("venv") is None or subprocess.call([sys.executable, "-m", "venv", *without, str(VENV)]):
        stop(
            f"{VENV} could not be made; the reason stands above. On Debian and Ubuntu: apt install python3-venv",
            f"Não deu para criar {VENV}; o motivo está acima. No Debian e no Ubuntu: apt install python3-venv",
        )


def install(kind: str) -> None:
    """One of the lists of requirements: exactly those files, and no compiler."""
    pip_install("--require-hashes", "--only-binary", ":all:", "-r", str(ROOT / "requirements" / f"{kind}.txt"))


def pip_install(*what: str) -> None:
    """Install into .venv, with its own pip, else with the one outside."""
    if subprocess.call([str(PYTHON), "-c", "import pip"], stderr=subprocess.DEVNULL) == 0:
        pip = [str(PYTHON), "-m", "pip"]
    elif importlib.util.find_spec("pip"):
        pip = [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    else:
        stop(
            "This Python has no pip (on Debian and Ubuntu: apt install python3-pip).",
            "Este Python não tem pip (no Debian e no Ubuntu: apt install python3-pip).",
        )
    if subprocess.call([*pip, "install", "--quiet", "--disable-pip-version-check", "--no-input", *what]):
        stop(
            "pip could not install what Rodada needs; its reason stands above. Then run this again.",
            "O pip não conseguiu instalar o que falta; o motivo está acima. Depois rode isto de novo.",
        )


def shows_client(arguments: "list[str]") -> bool:
    """Whether the browser will be needed: for the table, alone or with its options, and for no other command."""
    if not arguments or arguments[0] == "serve":
        return True
    return arguments[0].startswith("-") and {"-h", "--help", "--version"}.isdisjoint(arguments)


def build_client() -> None:
    """Build what the browser shows, if it is missing or older than its sources. Without it there is the terminal."""
    client = the_client()
    if client.is_fresh():
        return
    say("Building what the browser shows ...", "Montando o que o navegador mostra ...")
    try:
        client.build(node_of(client))
    except client.Failed as failed:
        print(failed, file=sys.stderr)
        say(
            "The browser's part could not be built; the reason stands above. Rodada goes on without it.",
            "Não deu para montar a parte do navegador; o motivo está acima. O Rodada segue sem ela.",
        )


def the_client() -> ModuleType:
    """What builds the client, for here and for the wheel."""
    sys.path.insert(0, str(ROOT / "web"))
    return importlib.import_module("client_build")


def node_of(client: ModuleType) -> object:
    """The system's node, else one that pip installs into .venv."""
    node = client.system_node() or client.wheel_node(str(PYTHON))
    if node is None:
        install("client")
        node = client.wheel_node(str(PYTHON))
    return node


def run_all_checks() -> int:
    """All of them, so that one failure hides no other; pytest comes last, so that its closing line does."""
    failed = [check for check in ("ruff check .", "ruff format --check .", "mypy") if not passes(check)]
    failed += failed_client_checks()
    if failed:
        say(f"Failed: {', '.join(failed)}. The tests follow.", f"Falhou: {', '.join(failed)}. Seguem os testes.")
    return 0 if passes("pytest -n auto") and not failed else 1


def failed_client_checks() -> "list[str]":
    """The browser's part has checks of its own; where it could not be built, they could not be installed either."""
    client = the_client()
    if not client.is_fresh():
        return ["web"]
    node = node_of(client)
    client.install(node)
    failed = []
    for name, command in client.checks(node).items():
        print(f"$ {name}", flush=True)
        if subprocess.call(command, cwd=client.WEB):
            failed.append(name)
    return failed


def passes(check: str) -> bool:
    print(f"$ {check}", flush=True)
    return run("-m", *check.split()) == 0


def run(*arguments: str) -> int:
    """Run the Python of .venv from here, and wait."""
    return subprocess.call([str(PYTHON), *arguments], cwd=ROOT)


def become(*arguments: str) -> int:
    """Turn into the Python of .venv, so that Ctrl-C and the exit code are its own affair."""
    if os.name != "nt":
        os.execv(PYTHON, [str(PYTHON), *arguments])
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    return subprocess.call([str(PYTHON), *arguments])


def say(english: str, portuguese: str) -> None:
    """To the person, in the system's language: Rodada's own words need packages that are not there yet."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")
    language = next((os.environ[name] for name in names if os.environ.get(name)), "")
    print(portuguese if language.startswith("pt") else english, file=sys.stderr, flush=True)


def stop(english: str, portuguese: str) -> NoReturn:
    say(english, portuguese)
    sys.exit(2)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
