exports.zero = (number) => number.constructor(0);
exports.one = (number) => number.constructor(1);
exports.sum = (numbers) => numbers.reduce((sum, each) => sum + each, exports.zero(numbers[0] ?? 0));
