export default { kind: 'cardinal', forms: ['one', 'other'] };
