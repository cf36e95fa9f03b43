module.exports = { kg: 1, g: 0.001, lb: 0.45359237 };
