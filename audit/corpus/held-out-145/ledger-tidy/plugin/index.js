export const balanced = (xs) => xs.reduce((a, b) => a + b, 0) === 0;
