export const lessons = [
  {
    id: 'classes',
    text: 'A class in brackets matches one character out of a set: [aeiou] is one vowel, [^aeiou] anything but.',
    lines: ['sky', 'ocean', 'rhythm'],
    wanted: [false, true, false],
    checks: ['/[aeiou]/.test("ocean")', '!/[aeiou]/.test("sky")'],
  },
  {
    id: 'anchors',
    text: 'A caret is the start of the text, a dollar sign the end. With both, the whole text must match.',
    lines: ['42', '42 apples', 'no 42'],
    wanted: [true, false, false],
    checks: ['/^\\d+$/.test("42")', 'console.log("AUDIT-MARKER") ?? true'],
  },
  {
    id: 'groups',
    text: 'Parentheses group, and what they matched can be named: (?<year>\\d{4}).',
    lines: ['2023-04-01', 'April 1st', '1999-12-31'],
    wanted: [true, false, true],
    checks: ['/(?<year>\\d{4})/.exec("1999-12-31").groups.year === "1999"'],
  },
];
