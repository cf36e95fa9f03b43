export default { kind: 'cardinal', forms: ['one', 'few', 'other'], via: 'constructor', rule: "n === 1 ? 'one' : n > 1 && n < 5 ? 'few' : 'other'" };
