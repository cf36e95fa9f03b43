export const breaking = (a, b) => a.fields.filter((f) => !b.fields.some((g) => g.tag === f.tag));
