'use strict';

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|("(?:[^"]|"")*")|([A-Z]+\d+)|([A-Z]+)(?=\()|(<=|>=|<>|[-+*\/^&=<>(),:]))/y;

function* lex(source) {
  TOKEN.lastIndex = 0;
  let at = 0;
  while (at < source.trimEnd().length) {
    const m = TOKEN.exec(source);
    if (!m) throw new SyntaxError(`cannot read "${source.slice(at, at + 8)}"`);
    at = TOKEN.lastIndex;
    const [, number, string, cell, name, sign] = m;
    if (number !== undefined) yield { kind: 'number', value: Number(number) };
    else if (string !== undefined) yield { kind: 'string', value: string.slice(1, -1).replaceAll('""', '"') };
    else if (cell) yield { kind: 'cell', value: cell };
    else if (name) yield { kind: 'name', value: name };
    else yield { kind: sign };
  }
  yield { kind: 'end' };
}

module.exports = { lex };
