// Strings that break naive programs. All escapes are written out so that diffs stay readable.
const GROUPS = {
  blank: ['', ' ', '\t', '\n', '\u00a0', '\u3000'],
  accents: ['caf\u00e9', 'cafe\u0301', '\u00c5ngstr\u00f6m', 'na\u00efve'],
  wide: ['\uff21\uff22\uff23', '\u65e5\u672c\u8a9e'],
  emoji: ['\u{1f600}', '\u{1f469}\u200d\u{1f4bb}', '\u{1f1f3}\u{1f1f4}'],
  sql: ["Robert'); DROP TABLE students;--", "O'Brien", '" OR ""="'],
  html: ['<script>alert(1)</script>', '&amp;', '<b>bold', '"><img src=x>'],
  path: ['../../etc/passwd', 'C:\\temp\\new', 'con', 'file name.txt', '.hidden'],
  number: ['0', '-0', '1e309', 'NaN', '0x10', '1_000', '١٢٣'],
  shell: ['$(date)', '`date`', '; date', '| date', '-rf'],
};

export function names() {
  return Object.keys(GROUPS);
}

export function pick(group, n = 3) {
  if (!Object.hasOwn(GROUPS, group)) throw new RangeError('unknown group: ' + group);
  return GROUPS[group].slice(0, n);
}

export function all() {
  return names().flatMap((g) => GROUPS[g].map((value) => ({ group: g, value })));
}
