import fs from 'node:fs';
import path from 'node:path';

/** at(root).a.b.c() is the file a/b/c below root; a capital letter means a dash before it. */
export function at(root, trail = []) {
  const file = () => path.join(root, ...trail);
  return new Proxy(file, {
    get(_, key) {
      if (key === 'text') return fs.existsSync(file()) ? fs.readFileSync(file(), 'utf8') : '';
      if (key === 'names') return fs.existsSync(file()) ? fs.readdirSync(file()) : [];
      const step = key.replace(/^\$/, '.').replace(/[A-Z]/g, (c) => '-' + c.toLowerCase());
      return at(root, [...trail, step]);
    },
    set(_, key, value) {
      const target = at(root, trail)[key]();
      fs.writeFileSync(target, value, { mode: 0o755 });
      return true;
    },
  });
}
