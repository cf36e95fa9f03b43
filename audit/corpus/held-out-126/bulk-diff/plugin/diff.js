export const diff = (a, b) => a.split("\n").filter((l) => !b.includes(l));
