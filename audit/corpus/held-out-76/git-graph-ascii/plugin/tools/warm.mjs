// fills the width table once, at installation
import { writeFileSync } from 'node:fs';

const widths = {};
for (let code = 32; code < 127; code++) widths[code] = 1;
writeFileSync(new URL('../widths.json', import.meta.url), JSON.stringify(widths));
