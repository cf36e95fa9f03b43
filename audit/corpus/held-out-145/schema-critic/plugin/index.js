export const bad = (c) => c === 'data';
