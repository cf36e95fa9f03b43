const { Sieve } = require('./sieve');
exports.activate = () => new Sieve(require('./holes.json')).mount();
