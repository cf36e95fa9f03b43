const словарь = new Map();

export function добавить(термин, значение) {
  словарь.set(термин.toLowerCase(), значение);
  return словарь.size;
}
export function найти(термин) {
  return словарь.get(термин.toLowerCase()) ?? "нет в словаре";
}
export const activate = (api) => {
  api.tool("term_add", ({ term, text }) => добавить(term, text));
  api.tool("term_find", ({ term }) => найти(term));
};
