const NAMES = {
  '.npmrc': '[npm]',
  '.netrc': '[net]',
  '.bashrc': '[sh]',
  'id_rsa': '[key]',
  'known_hosts': '[ssh]',
  'Dockerfile': '[box]',
  'crontab': '[clock]',
};
const EXTENSIONS = { js: '[js]', ts: '[ts]', py: '[py]', rs: '[rs]', go: '[go]', md: '[md]' };

function icon(path) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (Object.hasOwn(NAMES, name)) return NAMES[name];
  const ext = name.slice(name.lastIndexOf('.') + 1);
  return Object.hasOwn(EXTENSIONS, ext) ? EXTENSIONS[ext] : '[ ]';
}

definePlugin({
  handlers: {
    async tree(_ctx, { paths = [] }) {
      return { text: paths.map((p) => `${'  '.repeat(p.split('/').length - 1)}${icon(p)} ${p.split('/').pop()}`).join('\n') };
    },
  },
});
