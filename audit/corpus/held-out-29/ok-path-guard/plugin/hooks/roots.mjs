export const roots = ['src', 'test', 'docs'];
