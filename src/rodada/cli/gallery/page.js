// Search, filters, language and copies. Without it all cards stand there in the language the page was written in.
"use strict";
(() => {
  const root = document.documentElement;
  const form = document.querySelector(".tools");
  const grid = document.querySelector(".cards");
  const cards = [...grid.querySelectorAll(".card")];
  const shown = document.querySelector("#shown");
  const none = document.querySelector(".none");
  const bare = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const texts = new Map();

  const said = (card) => {
    const key = root.dataset.say;
    if (!texts.has(key)) texts.set(key, new Map());
    const known = texts.get(key);
    if (!known.has(card)) {
      const other = key === "en" ? "pt-BR" : "en";
      const copy = card.cloneNode(true);
      copy.querySelectorAll(`[lang="${other}"]`).forEach((part) => part.remove());
      known.set(card, bare(copy.textContent + " " + card.id));
    }
    return known.get(card);
  };

  const fits = (card, wish) =>
    ["kind", "deck", "pack"].every((name) => !wish[name] || card.dataset[name] === wish[name]) &&
    ["roles", "effects"].every((name) => !wish[name] || card.dataset[name].split(" ").includes(wish[name])) &&
    (!wish.search || bare(wish.search).split(/\s+/).every((word) => said(card).includes(word)));

  const update = () => {
    const wish = Object.fromEntries(new FormData(form));
    grid.querySelectorAll(".copy").forEach((copy) => copy.remove());
    let count = 0;
    for (const card of cards) {
      card.hidden = !fits(card, wish);
      if (card.hidden) continue;
      count += 1;
      for (let more = 1; wish.copies && more < Number(card.dataset.copies); more += 1) {
        const copy = card.cloneNode(true);
        copy.classList.add("copy");
        copy.removeAttribute("id");
        card.after(copy);
        count += 1;
      }
    }
    shown.textContent = count;
    none.hidden = count > 0;
  };

  const speak = (language) => {
    root.dataset.say = language;
    root.lang = language;
    document.title = document.querySelector(`h1 [lang="${language}"]`).textContent;
    for (const option of form.querySelectorAll("option[data-en]")) {
      option.textContent = language === "en" ? option.dataset.en : option.dataset.pt;
    }
    update();
  };

  form.addEventListener("input", update);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(update));
  document.querySelector("#print").addEventListener("click", () => window.print());
  document.querySelector("#language").addEventListener("click", () => speak(root.dataset.say === "en" ? "pt-BR" : "en"));
  speak(root.dataset.say);
})();
