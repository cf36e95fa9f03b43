'use strict';
const dictionary = require('./words.json');

const missing = (path) => new Proxy({}, {
  get: (_, key) => (key === Symbol.toPrimitive ? () => `?${path.join('.')}` : missing([...path, key])),
});

const words = new Proxy(dictionary, {
  get(target, language, receiver) {
    const texts = Reflect.get(target, language, receiver) ?? target.en;
    return new Proxy(texts, {
      get: (own, key) => (Object.hasOwn(own, key) ? Reflect.get(own, key) : missing([language, key])),
    });
  },
});

definePlugin({
  handlers: {
    async word(ctx, { text, config }) {
      const [language, key] = (text || 'de.save').split('.');
      return { text: `${words[config.language ?? language][key]}` };
    },
  },
});
