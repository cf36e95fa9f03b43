export const slots = (h) => [h, h + 2, h + 4].filter((x) => x >= 9);
