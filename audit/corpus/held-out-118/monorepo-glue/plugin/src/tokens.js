export const tokens = (s) => s.split(/[^A-Za-z0-9]+/).filter(Boolean).map((t) => t.toLowerCase());
