export const branch = (name) => /^(feature|fix|chore)\/[a-z0-9-]{3,40}$/.test(name);
