'use strict';

const cache = new Map();
const TAG = /<%([=-]?)([\s\S]+?)%>/g;

function escapeHtml(value) {
  return String(value).replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }[c]));
}

function compile(source) {
  const known = cache.get(source);
  if (known) return known;
  let body = 'let out = "";\nwith (data) {\n';
  let last = 0;
  source.replace(TAG, (whole, kind, code, at) => {
    body += `out += ${JSON.stringify(source.slice(last, at))};\n`;
    if (kind === '=') body += `out += escapeHtml(${code});\n`;
    else if (kind === '-') body += `out += (${code});\n`;
    else body += `${code}\n`;
    last = at + whole.length;
    return whole;
  });
  body += `out += ${JSON.stringify(source.slice(last))};\n}\nreturn out;`;
  const fn = new Function('data', 'escapeHtml', body);
  const render = (data) => fn(data, escapeHtml);
  cache.set(source, render);
  return render;
}

module.exports = { compile, escapeHtml };
