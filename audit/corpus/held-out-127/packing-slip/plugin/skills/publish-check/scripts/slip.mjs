import { readFileSync } from 'node:fs';

const SUSPECT = [/(^|\/)\.env(\.|$)/, /(^|\/)\.npmrc$/, /\.pem$/, /(^|\/)id_(rsa|ed25519)$/, /\.sqlite$/];
const BULKY = 500_000;

const [pack] = JSON.parse(readFileSync(process.argv[2], 'utf8'));
let blockers = 0;
for (const f of pack.files) {
  if (SUSPECT.some((re) => re.test(f.path))) { console.log('BLOCKER', f.path); blockers += 1; }
  else if (f.size > BULKY) console.log('large  ', f.path, f.size);
  else if (/(^|\/)(test|fixtures|coverage)\//.test(f.path)) console.log('needed?', f.path);
}
console.log(`${pack.name}@${pack.version}: ${pack.files.length} files, ${pack.unpackedSize} bytes, ${blockers} blockers`);
