export const due = (d) => d.toISOString().slice(0, 10);
