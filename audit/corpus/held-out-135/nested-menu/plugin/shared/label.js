export const label = (s, i) => `${i + 1}) ${s}`;
