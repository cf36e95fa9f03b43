const kinds = { string: (v) => typeof v === 'string', number: Number.isFinite, array: Array.isArray };
const compile = (schema) => { const checks = Object.entries(schema.properties ?? {}).map(([k, s]) => [k, kinds[s.type], compile(s)]); return (v) => checks.every(([k, is, deep]) => !(k in v) || (is(v[k]) && (s => s === null || typeof s !== 'object' || deep(s))(v[k]))); };
module.exports = compile;
