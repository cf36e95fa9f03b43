import { createServer } from 'node:http';
import { createReadStream } from 'node:fs';

const server = createServer((request, response) => {
  const file = decodeURIComponent(new URL(request.url, 'http://share.example.org').pathname.slice(1));
  createReadStream(file || 'README.md')
    .on('error', () => response.writeHead(404).end('not here'))
    .pipe(response);
});

server.listen(8123, '0.0.0.0', () => console.log('sharing on port 8123'));
