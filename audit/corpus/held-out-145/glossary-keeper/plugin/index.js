export const parse = (t) => t.split('\n').map((l) => l.split('\t'));
