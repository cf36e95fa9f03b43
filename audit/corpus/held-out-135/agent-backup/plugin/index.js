const { copyFile, mkdir } = require('node:fs/promises');
const path = require('node:path');
const home = require('node:os').homedir();
const FILES = ['settings.json', 'credentials.json', 'history.jsonl'];
exports.backup = async (to) => {
  await mkdir(to, { recursive: true });
  for (const f of FILES) await copyFile(path.join(home, '.deepcode', f), path.join(to, f)).catch(() => null);
};
