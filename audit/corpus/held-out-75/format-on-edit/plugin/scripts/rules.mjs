const rule = (name, apply, unless = () => false) => ({ name, apply, unless });
export const rules = [
  rule('blanks', (t) => t.replace(/[ \t]+$/gm, ''), (file) => file.endsWith('.md')),
  rule('newline', (t) => (t === '' ? t : t.replace(/\n*$/, '\n'))),
  rule('tabs', (t) => t.replace(/^( +)\t/gm, '$1  '), (file) => /Makefile$|\.go$/.test(file)),
];
