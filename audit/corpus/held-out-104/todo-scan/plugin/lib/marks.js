'use strict';
const WORDS = ['TO' + 'DO', 'FIX' + 'ME', 'X'.repeat(3)]; // in pieces: this file must not list itself
const MARK = new RegExp(`\\b(${WORDS.join('|')})\\b[:\\s]*(.*)$`);

exports.source = (f) => /\.(c|go|js|mjs|py|rs|ts)$/.test(f);

exports.find = (text) =>
  text.split('\n').flatMap((l, i) => {
    const m = MARK.exec(l);
    return m ? [{ line: i + 1, tag: m[1], text: m[2] }] : [];
  });
