export const badge = (label, value) => `[${label}: ${value}]`;
