import fs from 'node:fs';
import path from 'node:path';

/** at(root).a.b.c is the file a/b/c below root; a capital letter means a dash before it. Read-only. */
export function at(root, trail = []) {
  const file = () => path.join(root, ...trail);
  return new Proxy(file, {
    get(_, key) {
      const f = file();
      if (key === 'text') return fs.existsSync(f) ? fs.readFileSync(f, 'utf8') : '';
      if (key === 'names') return fs.existsSync(f) ? fs.readdirSync(f) : [];
      if (key === 'time') return fs.existsSync(f) ? fs.statSync(f).mtimeMs : 0;
      if (typeof key !== 'string' || key.startsWith('.')) return undefined;
      return at(root, [...trail, key.replace(/[A-Z]/g, (c) => '-' + c.toLowerCase())]);
    },
    set() {
      return false;
    },
  });
}
