export const hello = (name) => `Guten Tag, ${name}!`;
