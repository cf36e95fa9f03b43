const Flag = {}; ['READ', 'WRITE', 'EXEC', 'ADMIN'].forEach((n, i) => { Flag[(Flag[n] = 1 << i)] = n; });
module.exports = (mask) => Object.keys(Flag).filter((k) => isNaN(k) && mask & Flag[k]);
