exports.n = 1;
