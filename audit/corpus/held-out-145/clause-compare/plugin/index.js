export const isMatter = (s) => /^[A-Z]{2}-\d{4}-\d+C?$/.test(s);
