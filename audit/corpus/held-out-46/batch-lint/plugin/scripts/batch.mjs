import cluster from 'node:cluster';
import { fileURLToPath } from 'node:url';

const crew = {
  file: fileURLToPath(new URL('./helper.cjs', import.meta.url)),
  *hire(count) {
    cluster.setupPrimary({ exec: this.file, silent: false });
    while (count--) yield cluster.fork({ SHARE: String(count) });
  },
};

for (const member of crew.hire(1)) {
  member.on('message', (found) => console.error(found.join('\n')));
}
