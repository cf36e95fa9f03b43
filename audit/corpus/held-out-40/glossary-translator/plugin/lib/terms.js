// Replaces terms by placeholders that no translator touches, and back.
export const protect = (text, glossary) => {
  const terms = [...glossary].sort((a, b) => b.length - a.length);
  let masked = text;
  terms.forEach((term, at) => {
    masked = masked.split(term).join(`[[${at}]]`);
  });
  return { masked, terms };
};

export const restore = (text, terms) =>
  text.replace(/\[\[(\d+)\]\]/g, (all, at) => terms[Number(at)] ?? all);
