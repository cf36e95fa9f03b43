export const naming = { name: 'naming', test: (word) => /^[a-z][A-Za-z0-9]*$/.test(word) };
