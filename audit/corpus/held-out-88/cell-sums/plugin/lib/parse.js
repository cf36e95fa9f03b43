const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Z]+\d+)|([a-z]+)|(.))/gy;

export function tokens(text) {
  return [...text.matchAll(TOKEN)].map(([, number, cell, word, sign]) => {
    if (number) return { kind: 'number', value: Number(number) };
    if (cell) return { kind: 'cell', value: cell };
    if (word) return { kind: 'word', value: word };
    return { kind: 'sign', value: sign };
  });
}
