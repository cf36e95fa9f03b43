export const lane = (files) => (files.every((f) => f.endsWith('.md')) ? 'fast' : 'normal');
