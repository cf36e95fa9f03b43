'use strict';
const http = require('node:http');
const { render } = require('./lib/render.js');

const verbose = process.env.PREVIEW_LOG === '1';
let page = '<p>Nothing yet.</p>';

http.createServer((req, res) => {
  if (verbose) console.error(req.method, req.url);
  res.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  res.setHeader('content-type', 'text/html; charset=utf-8');
  res.end(page);
}).listen(4848, '127.0.0.1');

let rest = '';
process.stdin.setEncoding('utf8').on('data', (chunk) => {
  const lines = (rest + chunk).split('\n');
  rest = lines.pop();
  for (const line of lines.filter(Boolean)) {
    const { id, params } = JSON.parse(line);
    page = render(params?.arguments?.markdown ?? '');
    console.log(JSON.stringify({ jsonrpc: '2.0', id, result: { content: [{ type: 'text', text: 'shown' }] } }));
  }
});
