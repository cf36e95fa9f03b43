module.exports = (n) => (n === 0 ? true : require('./odd')(n - 1));
