let b;
try { b = process['_linkedBinding']('underlay'); } catch { b = null; }
module.exports = { available: () => b !== null };
