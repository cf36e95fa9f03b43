const HIDDEN = new Map([
  ['\u200b', 'zero width space'], ['\u200d', 'zero width joiner'], ['\u2060', 'word joiner'],
  ['\u202a', 'left-to-right embedding'], ['\u202b', 'right-to-left embedding'], ['\u202c', 'pop directional formatting'],
  ['\u202d', 'left-to-right override'], ['\u202e', 'right-to-left override'], ['\u2066', 'left-to-right isolate'],
  ['\u2067', 'right-to-left isolate'], ['\u2069', 'pop directional isolate'], ['\u3164', 'Hangul filler'],
]);

const LOOKALIKE = { '\u0430': 'a', '\u0435': 'e', '\u043e': 'o', '\u0440': 'p', '\u0441': 'c', '\u0445': 'x', '\u0456': 'i', '\u03bf': 'o', '\u0251': 'a' };

const TAGS = /[\u{e0000}-\u{e007f}]/u;
const SELECTOR = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/u;

const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian'].map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')]);

function scripts(word) {
  return SCRIPTS.filter(([, re]) => re.test(word)).map(([name]) => name);
}

function skeleton(word) {
  return [...word.normalize('NFKC')].map((c) => LOOKALIKE[c] ?? c).join('');
}

export function inspect(text) {
  const found = [];
  let line = 1;
  for (const c of text) {
    if (c === '\n') line++;
    const name = HIDDEN.get(c) ?? (TAGS.test(c) ? 'tag character' : SELECTOR.test(c) ? 'variation selector' : null);
    if (name) found.push({ line, name });
  }
  for (const [word] of text.matchAll(/[\p{L}\p{N}_$]+/gu)) {
    if (scripts(word).length > 1) found.push({ word, name: `mixes ${scripts(word).join(' and ')}`, reads: skeleton(word) });
  }
  return found;
}

export function clean(text) {
  return [...text].filter((c) => !HIDDEN.has(c) && !TAGS.test(c)).join('');
}

export function activate(api) {
  api.registerTool({ name: 'inspect_text', description: 'List hidden characters', run: ({ text }) => inspect(text) });
  api.registerTool({ name: 'clean_text', description: 'Remove hidden characters', run: ({ text }) => clean(text) });
}
