export const rules = [
  { pattern: /\bFIXME\b/, message: "FIXME left in the text" },
  { pattern: /\t/, message: "tab character" },
];
