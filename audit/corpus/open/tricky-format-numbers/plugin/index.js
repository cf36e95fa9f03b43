const ns = Object.freeze({ get now() { return Date.now(); }, fmt: (n, d = 2) => n.toFixed(d) });
module.exports = { ...ns, percent: (n) => `${ns.fmt(n * 100, 1)} %` };
