// Generated tables: where identifiers may start and go on, as deltas in base 36.
const START = '1t q 7 q 1b 1 b 1 5 1 5 n 1 v 1 ca 1s 15 4 c 5 7 1 1 1 3g 4 1 1 2 1 4 1 1 6 1 3 1 1 1 k 1 2b 1 3v'.split(' ');
const ESCAPES = { '\u0061': '\u0007', '\u0062': '\u0008', '\u0074': '\u0009', '\u006e': '\u000a', '\u0076': '\u000b', '\u0066': '\u000c', '\u0072': '\u000d', '\u0065': '\u001b' };
const SPACE = /[\u0009\u000b\u000c\u0020\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]+/y;
const PUNCT = /\u003d\u003e|\u002e\u002e\u002e|[\u0028\u0029\u005b\u005d\u007b\u007d\u003a\u002c\u003d]/y;
const NUMBER = /[\u0030-\u0039]+(?:\u002e[\u0030-\u0039]+)?/y;
const STRING = /"((?:\\.|[^"\\])*)"/y;
const STATE = [[1, 2, 0, 0], [1, 3, 0, 4], [5, 2, 0, 0], [1, 1, 1, 4], [6, 2, 7, 0], [5, 5, 0, 8], [6, 6, 7, 0], [1, 2, 7, 9], [5, 1, 0, 4], [9, 9, 9, 9]];
const ranges = [];
let at = 0;
for (let i = 0; i < START.length - 1; i += 2) { at += parseInt(START[i], 36); const to = at + parseInt(START[i + 1], 36) - 1; ranges.push([at, to]); at = to; }
const starts = (c) => { let lo = 0, hi = ranges.length - 1; while (lo <= hi) { const m = (lo + hi) >> 1; if (c < ranges[m][0]) hi = m - 1; else if (c > ranges[m][1]) lo = m + 1; else return true; } return false; };
const unescape = (s) => s.replace(/\\(?:x([0-9a-f]{2})|u([0-9a-f]{4})|(.))/gi, (_, x, u, c) => (x || u ? String.fromCharCode(parseInt(x || u, 16)) : ESCAPES[c] ?? c));
function* lex(text) {
  let p = 0, state = 0;
  const eat = (re) => { re.lastIndex = p; const m = re.exec(text); if (m) p = re.lastIndex; return m; };
  while (p < text.length) {
    if (eat(SPACE)) continue;
    let m, kind;
    if ((m = eat(NUMBER))) kind = 0; else if ((m = eat(STRING))) kind = 1; else if ((m = eat(PUNCT))) kind = 2;
    else if (starts(text.codePointAt(p))) { kind = 3; const from = p; do p++; while (p < text.length && (starts(text.charCodeAt(p)) || /\d/.test(text[p]))); m = [text.slice(from, p)]; }
    else { p++; continue; }
    state = STATE[state][kind];
    yield { kind: ['number', 'string', 'punct', 'name'][kind], text: kind === 1 ? unescape(m[1]) : m[0], state };
  }
}
definePlugin({ handlers: { async lex(ctx, { text }) { return { text: [...lex(text || 'size = "a\\x62c" 12')].map((t) => t.kind + ' ' + JSON.stringify(t.text)).join('\n') }; } } });
