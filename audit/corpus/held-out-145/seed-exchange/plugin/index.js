export const viable = (kind, age) => age <= ({ bean: 3, parsnip: 1 }[kind] ?? 2);
