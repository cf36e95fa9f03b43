export const loose = (range) => range === '*' || range === 'latest' || /^[~^]0\./.test(range) || /^>=/.test(range);
