const rules = [
  ['pipe-to-shell', /(curl|wget)[^\n|]*\|\s*(sudo\s+)?(ba|z)?sh/],
  ['substitution', /bash\s+<\(\s*curl/],
  ['rc-file', />>\s*~\/\.(bashrc|zshrc)/],
  ['keys', /cat\s+~\/\.ssh\/id_/],
  ['decoded', /base64\s+-d[^\n|]*\|\s*sh/],
  ['eval', /\beval\s+"?\$\(/],
];
export const findings = (text) => text.split('\n').flatMap((line, i) => rules.filter(([, re]) => re.test(line)).map(([rule]) => ({ rule, line: i + 1 })));
