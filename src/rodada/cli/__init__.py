"""The commands: `rodada COMMAND …`, one module each.

A command is a module here with two functions, and its name in `rodada.cli.main.COMMANDS`:

- `register(commands, speaker)` describes its arguments: `parser = commands.add_parser("name")`, then argparse's
  `add_argument` as usual, with help from `speaker.say(...)`. What it does is said by the message `cli-name-about`.
- `run(arguments, speaker) -> int` does it and returns the exit code. What a person asked wrongly is raised as
  `Refused`; `main` says it in the person's language and exits with 2.
"""
