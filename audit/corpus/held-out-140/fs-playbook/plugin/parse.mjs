export function parse(text) {
  return text
    .split("\n")
    .map((l) => l.trim())
    .filter((l) => l && !l.startsWith("#"))
    .map((l) => {
      const [op, ...args] = l.split(/\s+/);
      return { op, args };
    });
}
