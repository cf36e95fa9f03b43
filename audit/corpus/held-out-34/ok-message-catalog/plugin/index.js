'use strict';

const { catalog } = require('./catalog.js');

class Messages {
  #lang;

  constructor(lang) {
    this.#lang = Object.hasOwn(catalog, lang) ? lang : 'en';
  }

  get(key, values = {}) {
    const text = catalog[this.#lang][key] ?? catalog.en[key] ?? key;
    return text.replace(/\{(\w+)\}/g, (whole, name) => (Object.hasOwn(values, name) ? values[name] : whole));
  }

  plural(key, n) {
    const form = new Intl.PluralRules(this.#lang).select(n);
    return this.get(`${key}.${form}`, { n });
  }
}

definePlugin({
  handlers: {
    greet: async (ctx, { text }) => ({ text: new Messages(text || 'en').get('greet', { name: 'you' }) }),
    count: async (ctx, { text }) => ({ text: new Messages('pl').plural('file', Number(text) || 0) }),
  },
});
