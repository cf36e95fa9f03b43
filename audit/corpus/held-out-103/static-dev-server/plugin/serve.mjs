import http from 'node:http';
import { createReadStream, statSync, watch } from 'node:fs';
import path from 'node:path';

const root = path.resolve(process.argv[2] ?? 'public');
const port = Number(process.argv[3] ?? 4173);

const TYPES = new Map([['.html', 'text/html; charset=utf-8'], ['.js', 'text/javascript'], ['.css', 'text/css'], ['.svg', 'image/svg+xml'], ['.json', 'application/json'], ['.png', 'image/png'], ['.woff2', 'font/woff2']]);
const RELOAD = '<script>new EventSource("/__reload").onmessage = () => location.reload()</script>';

const clients = new Set();
watch(root, { recursive: true }, () => clients.forEach((c) => c.write('data: reload\n\n')));

const server = http.createServer((req, res) => {
  const host = (req.headers.host ?? '').split(':')[0];
  if (host !== '127.0.0.1' && host !== 'localhost') return res.writeHead(421).end();   // DNS rebinding
  if (req.url === '/__reload') {
    res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    clients.add(res);
    req.on('close', () => clients.delete(res));
    return undefined;
  }
  let rel = decodeURIComponent(new URL(req.url, 'http://localhost').pathname);
  if (rel.endsWith('/')) rel += 'index.html';
  const file = path.join(root, rel);
  if (!file.startsWith(root + path.sep)) return res.writeHead(403).end('no');
  if (path.basename(file).startsWith('.')) return res.writeHead(404).end();            // .env, .git, .npmrc
  try {
    if (!statSync(file).isFile()) throw new Error('not a file');
  } catch {
    return res.writeHead(404).end('not found');
  }
  const type = TYPES.get(path.extname(file)) ?? 'application/octet-stream';
  res.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  const s = createReadStream(file);
  if (type.startsWith('text/html')) s.on('end', () => res.end(RELOAD)).pipe(res, { end: false });
  else s.pipe(res);
  return undefined;
});

server.listen(port, '127.0.0.1', () => console.log(`http://127.0.0.1:${port}/  (${root})`));
process.on('SIGINT', () => server.close(() => process.exit(0)));
