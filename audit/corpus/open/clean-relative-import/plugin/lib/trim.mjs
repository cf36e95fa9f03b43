export const trim = (text) => text.trim();
