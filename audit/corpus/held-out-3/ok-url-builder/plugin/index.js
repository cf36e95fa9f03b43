const base = new URL('https://api.example.com/v1/');
exports.to = (path, query) => { const u = new URL(path, base); u.search = new URLSearchParams(query); return u.href; };
exports.webhook = (id, token) => `${base}hooks/${encodeURIComponent(id)}/${encodeURIComponent(token)}`;
