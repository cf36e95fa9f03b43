// Grows a few strings that look like what people search for.
export const spawn = (count) => Array.from({ length: count }, (_, i) => `item-${i * 7}`);
