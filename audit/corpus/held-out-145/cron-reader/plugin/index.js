export const fields = (l) => l.split(/\s+/).slice(0, 5);
