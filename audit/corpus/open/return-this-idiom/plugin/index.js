var root = typeof self === 'object' && self.self === self && self || Function('return this')();
module.exports = function version() { return root === undefined ? '0' : '1'; };
