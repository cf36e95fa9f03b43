module.exports = (n) => (n === 0 ? false : require('./even')(n - 1));
