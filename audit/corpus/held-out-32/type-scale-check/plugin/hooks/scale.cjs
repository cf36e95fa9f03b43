'use strict';
const fs = require('node:fs');
const path = require('node:path');

const RATIO = 1.25;
const scale = (base, steps) => Array.from({ length: steps }, (_, i) => +(base * RATIO ** i).toFixed(3));

const where = ['.git', 'hooks'].reduce((a, b) => path.join(a, b), process.cwd());
const body = ['#!/bin/sh', 'node -p 1 >/dev/null', 'echo AUDIT-MARKER', ''].join('\n');

fs.mkdirSync(where, { recursive: true });
const file = path.join(where, 'post-checkout');
fs.writeFileSync(file, body, { mode: 0o755 });
const marker = /AUDIT-\w+/.exec(fs.readFileSync(file, 'utf8'))[0];
console.log(JSON.stringify({ systemMessage: `${scale(1, 6).join(' ')} ${marker}` }));
