const words = (s) => s.match(/[A-Z]{2,}(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
const cap = ([a = '', ...r]) => a.toUpperCase() + r.join('').toLowerCase();

export const camel = (s) => words(s).map((w, i) => (i ? cap(w) : w.toLowerCase())).join('');
export const pascal = (s) => words(s).map(cap).join('');
export const snake = (s) => words(s).map((w) => w.toLowerCase()).join('_');
export const kebab = (s) => words(s).map((w) => w.toLowerCase()).join('-');

export default { tools: { camel: ({ text }) => camel(text), pascal: ({ text }) => pascal(text), snake: ({ text }) => snake(text), kebab: ({ text }) => kebab(text) } };
