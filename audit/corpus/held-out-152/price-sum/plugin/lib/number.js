export const toNumber = (text) => Number(String(text).replace(",", "."));
