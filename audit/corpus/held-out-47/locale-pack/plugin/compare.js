export const missing = (base, other) => Object.keys(base).filter((key) => !(key in other));
