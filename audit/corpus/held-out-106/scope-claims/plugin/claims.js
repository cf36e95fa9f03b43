const fs = require('fs');
const path = require('path');

function nameOf(key) {
  const i = key.lastIndexOf('node_modules/');
  return i < 0 ? null : key.slice(i + 'node_modules/'.length);
}

function check(lock, scopes, host) {
  const wrong = [];
  for (const [key, info] of Object.entries(lock.packages || {})) {
    const name = nameOf(key);
    if (!name || !info.resolved) continue;
    if (!scopes.some((s) => name.startsWith(s + '/'))) continue;
    const from = new URL(info.resolved).host;
    if (from !== host) wrong.push(`${name}@${info.version} comes from ${from}, expected ${host}`);
    if (Number(info.version.split('.')[0]) >= 90) wrong.push(`${name}@${info.version}: a very high version, typical of a squatted name`);
  }
  return wrong;
}

exports.check = check;
exports.activate = (api) => api.command('scope-claims', () => {
  const lock = JSON.parse(fs.readFileSync(path.join(api.workspace, 'package-lock.json'), 'utf8'));
  const wrong = check(lock, api.config.scopes, api.config.host);
  return wrong.length ? wrong.join('\n') : 'All internal packages come from your registry.';
});
