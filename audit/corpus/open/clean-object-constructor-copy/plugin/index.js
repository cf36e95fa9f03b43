function clone(v) { if (v === null || typeof v !== 'object') return v; if (Array.isArray(v)) return v.map(clone); if (v instanceof Date) return new Date(+v); const out = Object.create(Object.getPrototypeOf(v)); for (const k of Object.keys(v)) out[k] = clone(v[k]); return out; }
module.exports = clone;
