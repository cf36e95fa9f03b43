module.exports = { m: 1, km: 1000, ft: 0.3048, mi: 1609.344 };
