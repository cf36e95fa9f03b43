const slavic = (n) => (n === 1 ? 'one' : n >= 2 && n <= 4 ? 'few' : 'other');
const germanic = (n) => (n === 1 ? 'one' : 'other');

export const plural = new Map([['de', germanic], ['cs', slavic]]);
