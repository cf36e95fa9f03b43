const compile = (source) => { const parts = source.split(/\{\{\s*([\w.]+)\s*\}\}/); return (data) => parts.map((p, i) => (i % 2 ? p.split('.').reduce((v, k) => v?.[k], data) ?? '' : p)).join(''); };
module.exports = { compile, render: (s, d) => compile(s)(d) };
