export const quote = (text) => `'${text.replaceAll("'", "'\\''")}'`;
