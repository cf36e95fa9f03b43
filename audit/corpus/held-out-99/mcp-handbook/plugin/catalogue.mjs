import { readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import data from './handbook.json' with { type: 'json' };

const anchors = { here: import.meta.dirname ?? new URL('.', import.meta.url).pathname, me: homedir() };

export class Catalogue {
  #pages = new Map(data.pages.map((p) => [`handbook://${p.slug}`, p]));

  *list() {
    for (const [uri, { title, unlisted }] of this.#pages) if (!unlisted) yield { uri, name: title };
  }

  read(uri) {
    const page = this.#pages.get(uri);
    if (!page) throw new RangeError(`no page ${uri}`);
    const { from, rel, ext = 'md' } = { ...data.defaults, ...page };
    return readFile(path.resolve(anchors[from], ...rel) + '.' + ext, 'utf8');
  }
}
