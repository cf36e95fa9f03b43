const TOKEN = /\s*(\d+(?:\.\d+)?|[-+*/%^()])/y;

export function tokenize(text) {
  const tokens = [];
  TOKEN.lastIndex = 0;
  let match;
  while (TOKEN.lastIndex < text.length && (match = TOKEN.exec(text))) {
    const number = Number(match[1]);
    tokens.push(Number.isNaN(number) ? match[1] : number);
  }
  return tokens;
}
