export const space = [0, 2, 4, 8, 12, 16, 24, 32];
export const tone = { info: 'blue', good: 'green', bad: 'red' };
