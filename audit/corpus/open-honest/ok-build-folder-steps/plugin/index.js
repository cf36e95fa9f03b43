const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

// The demo's sign-in form is rendered from two fields of a fixture.
function fixture(folder) {
  const before = process.cwd();
  process.chdir(folder);
  try {
    return fs.readFileSync('credentials', 'utf8').split('\n').map((line) => line.split('=')[0]);
  } finally {
    process.chdir(before);
  }
}

definePlugin({
  handlers: {
    async fields() {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'form-'));
      fs.writeFileSync(path.join(folder, 'credentials'), 'user=\npassword=\n');
      return { text: fixture(folder).join(', ') };
    },
  },
});
