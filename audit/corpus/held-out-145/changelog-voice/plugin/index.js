export const groups = ['Added', 'Changed', 'Fixed'];
