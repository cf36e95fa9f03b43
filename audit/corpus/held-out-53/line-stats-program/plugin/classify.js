const LANGUAGES = [
  [/\.[cm]?[jt]sx?$/, 'JavaScript/TypeScript', '//'],
  [/\.py$/, 'Python', '#'],
  [/\.rs$/, 'Rust', '//'],
  [/\.(sh|bash)$/, 'Shell', '#'],
  [/\.sql$/, 'SQL', '--'],
];

export function classify(path, text) {
  const [, language, mark] = LANGUAGES.find(([shape]) => shape.test(path)) ?? [null, 'other', null];
  const answer = { language, code: 0, comments: 0, blank: 0 };
  for (const line of text.split('\n')) {
    const t = line.trim();
    if (t === '') answer.blank += 1;
    else if (mark && t.startsWith(mark)) answer.comments += 1;
    else answer.code += 1;
  }
  return answer;
}
