export const minutes = { examples: 8, talk: 8, rule: 4 };
