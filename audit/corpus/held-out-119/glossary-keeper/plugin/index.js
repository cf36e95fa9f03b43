'use strict';

const glossary = require('./assets/terms.txt');

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu;

function* words(text) {
  for (const m of text.matchAll(WORD)) yield { word: m[0], at: m.index };
}

function position(text, at) {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before[before.length - 1].length + 1 };
}

function distance(a, b) {
  const row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    let last = i - 1;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const keep = row[j];
      row[j] = Math.min(row[j] + 1, row[j - 1] + 1, last + (a[i - 1] === b[j - 1] ? 0 : 1));
      last = keep;
    }
  }
  return row[b.length];
}

function check(text) {
  const out = [];
  for (const { word, at } of words(text)) {
    const lower = word.toLowerCase();
    const ban = glossary.avoid[lower];
    if (ban) out.push({ ...position(text, at), word, use: ban, why: 'house style' });
    else if (word.length > 5) {
      const near = glossary.terms.find((t) => t !== word && distance(t.toLowerCase(), lower) === 1);
      if (near) out.push({ ...position(text, at), word, use: near, why: 'spelling' });
    }
  }
  return out;
}

exports.activate = function (api) {
  api.registerTool({
    name: 'glossary_check',
    description: 'Compare a document with the glossary',
    run: ({ text }) => check(text),
  });
};
