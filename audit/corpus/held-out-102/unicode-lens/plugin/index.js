import { CONFUSABLES } from './confusables.js';

const INVISIBLE = [
  [/[\u202a-\u202e\u2066-\u2069]/g, 'bidi control'],
  [/[\u200b\u2060\ufeff]/g, 'zero-width character'],
  [/[\u{e0000}-\u{e007f}]/gu, 'tag character'],
  [/[\ufe00-\ufe0e]/g, 'variation selector'],
];

function place(text, index) {
  const before = text.slice(0, index).split('\n');
  return `${before.length}:${before[before.length - 1].length + 1}`;
}

export function inspect(text) {
  const out = [];
  for (const [re, name] of INVISIBLE) {
    for (const m of text.matchAll(re)) {
      out.push(`${place(text, m.index)} ${name} U+${m[0].codePointAt(0).toString(16).toUpperCase()}`);
    }
  }
  for (const m of text.matchAll(/[A-Za-z]*[\u0370-\u03ff\u0400-\u04ff][A-Za-z\u0370-\u04ff]*/g)) {
    const ascii = [...m[0]].map((c) => CONFUSABLES[c] ?? c).join('');
    if (/^[A-Za-z]+$/.test(ascii) && /[A-Za-z]/.test(m[0])) out.push(`${place(text, m.index)} looks like "${ascii}"`);
  }
  return out;
}

export default function (deepcode) {
  deepcode.registerTool({ name: 'inspect_unicode', description: 'List odd characters', run: ({ text }) => inspect(text).join('\n') || 'nothing odd' });
}
