export const norm = (s) => String(s).trim().toLowerCase();
