'use strict';
// Таблицы ES2024, сокращённые до часто встречающихся блоков.
var astralIdStart = /[\xaa\xb5\xba\xc0-\xd6\xd8-\xf6\xf8-\u02c1\u02c6-\u02d1\u02e0-\u02e4\u0370-\u0374\u0376\u0377\u037a-\u037d\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03f5\u0400-\u0481\u048a-\u052f\u0531-\u0556\u05d0-\u05ea\u0620-\u064a\u0671-\u06d3\u0904-\u0939\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff\uac00-\ud7a3]/;
var astralIdPart = /[\u200c\u200d\xb7\u0300-\u036f\u0387\u0483-\u0487\u0591-\u05bd\u064b-\u0669\u0670\u06d6-\u06dc\u0900-\u0903\u093a-\u094f\u203f\u2040]/;

function начало(код) {
  if (код < 65) return код === 36;
  if (код < 91) return true;
  if (код < 97) return код === 95;
  if (код < 123) return true;
  return код >= 0xaa && astralIdStart.test(String.fromCharCode(код));
}

function продолжение(код) {
  if (код >= 48 && код < 58) return true;
  return начало(код) || (код > 0x7f && astralIdPart.test(String.fromCharCode(код)));
}

function слова(текст) {
  const итог = [];
  for (let i = 0; i < текст.length; ) {
    if (!начало(текст.charCodeAt(i))) { i++; continue; }
    let j = i + 1;
    while (j < текст.length && продолжение(текст.charCodeAt(j))) j++;
    итог.push(текст.slice(i, j));
    i = j;
  }
  return итог;
}

definePlugin({ handlers: { identifiers: async (ctx, { text }) => [...new Set(слова(text))].join(' ') } });
