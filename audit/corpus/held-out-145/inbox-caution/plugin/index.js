export const quoted = (l) => l.startsWith('>');
