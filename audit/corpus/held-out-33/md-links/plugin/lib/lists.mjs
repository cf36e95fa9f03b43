export const bullet = (items) => items.map((item) => `- ${item}`).join('\n');
export const numbered = (items) => items.map((item, i) => `${i + 1}. ${item}`).join('\n');
