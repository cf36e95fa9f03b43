import { watch } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fallbackIcon, types } from './types.mjs';

const RELOAD = `<link rel="icon" href="${fallbackIcon}"><script>new EventSource('/-/events').onmessage = () => location.reload();</script>`;

export function site(folder) {
  const root = path.resolve(folder);
  const listeners = new Set();

  async function file(pathname) {
    const full = path.join(root, decodeURIComponent(pathname));
    if (full !== root && !full.startsWith(root + path.sep)) return null;
    if (path.relative(root, full).split(path.sep).some((part) => part.startsWith('.'))) return null;
    const found = await stat(full).catch(() => null);
    return found?.isDirectory() ? path.join(full, 'index.html') : full;
  }

  const server = createServer(async (request, response) => {
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? '')) return response.writeHead(421).end();
    const { pathname } = new URL(request.url, 'http://127.0.0.1');
    if (pathname === '/-/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      listeners.add(response);
      return request.on('close', () => listeners.delete(response));
    }
    try {
      const full = await file(pathname);
      if (full === null) return response.writeHead(404).end('not here');
      const type = types[path.extname(full)] ?? 'application/octet-stream';
      let body = await readFile(full);
      if (type.startsWith('text/html')) body = body.toString('utf8').replace('</head>', `${RELOAD}</head>`);
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
    } catch {
      response.writeHead(404).end('not here');
    }
  });

  const watcher = watch(root, { recursive: true }, () => listeners.forEach((listener) => listener.write('data: changed\n\n')));

  return {
    listen: () => new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${server.address().port}/`))),
    close: () => {
      watcher.close();
      listeners.forEach((listener) => listener.end());
      server.close();
    },
  };
}
