'use strict';
const escape = (s) => s.replace(/[&<>]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[c]);
exports.render = (md) => escape(md).split(/\n{2,}/).map((p) => (/^# /.test(p) ? `<h1>${p.slice(2)}</h1>` : `<p>${p}</p>`)).join('\n');
