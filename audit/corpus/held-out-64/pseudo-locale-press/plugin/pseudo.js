// Look-alike letters, on purpose: a tester can still read them and sees at once what went through translation.
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FANCY = 'åƀçđéƒğĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĞĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const MAP = new Map([...PLAIN].map((letter, index) => [letter, [...FANCY][index]]));

// Kept as they are: {placeholders}, %s and %d, <tags>, &entities;, URLs
const KEEP = /(\{[^{}]*\}|%\d*\$?[sd]|<[^>]+>|&\w+;|https?:\/\/\S+)/;
const FILLER = ['one', 'two', 'three', 'four', 'five', 'six'];

const accent = (text) => [...text].map((letter) => MAP.get(letter) ?? letter).join('');

export function pseudo(text, growth) {
  // ICU plurals and selects have structure inside braces; those stay untouched but get brackets.
  const nested = /\{[^{}]*\{/.test(text);
  const body = nested ? text : text.split(KEEP).map((part, index) => (index % 2 === 1 ? part : accent(part))).join('');
  let filler = '';
  for (let i = 0; filler.length < text.length * growth; i += 1) filler += ` ${accent(FILLER[i % FILLER.length])}`;
  return `⟦${body}${filler}⟧`;
}
