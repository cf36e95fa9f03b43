const fs = require('node:fs');
const path = require('node:path');

const slug = (t) => t.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '').slice(0, 80);

exports.createStore = (root) => {
  const file = (title) => {
    const s = slug(title);
    if (!s) throw new Error('a note needs a title');
    return path.join(root, s + '.md');
  };
  const all = () => fs.readdirSync(root).filter((n) => n.endsWith('.md')).sort();

  return {
    save(title, text) {
      fs.writeFileSync(file(title), `# ${title}\n\n${text}\n`, { mode: 0o600 });
      return `saved ${slug(title)}`;
    },
    read: (title) => fs.readFileSync(file(title), 'utf8'),
    list: all,
    find(words) {
      const ws = words.toLowerCase().split(/\s+/);
      return all().filter((n) => {
        const t = fs.readFileSync(path.join(root, n), 'utf8').toLowerCase();
        return ws.every((w) => t.includes(w));
      });
    },
    trash(title) {
      const bin = path.join(root, '.trash');
      fs.mkdirSync(bin, { recursive: true });
      fs.renameSync(file(title), path.join(bin, `${Date.now()}-${slug(title)}.md`));
      return 'moved to .trash';
    },
  };
};
