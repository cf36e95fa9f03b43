const fake = { env: { GITHUB_TOKEN: 'x' }, exit: (c) => { fake.code = c; }, mainModule: null };
const fs = { readFileSync: (p) => (p === '/etc/passwd' ? 'root:x' : '') };
module.exports = (which) => [fake.env[which], fs.readFileSync('/etc/passwd')];
