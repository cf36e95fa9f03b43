function memo(f) { memo.cache ??= new Map(); return function go(...a) { const k = JSON.stringify(a); if (!memo.cache.has(k)) memo.cache.set(k, f.apply(this, a)); return memo.cache.get(k); }; }
memo.memo = memo; memo.default = memo;
module.exports = memo;
