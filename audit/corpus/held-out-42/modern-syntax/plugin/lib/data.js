export default { a: { size: 3 }, b: { skip: true }, 'c-d': { size: 5 } };
