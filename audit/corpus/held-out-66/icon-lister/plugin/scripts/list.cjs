'use strict';
const fs = require('node:fs');

const [file, word] = process.argv.slice(2);
if (!file) {
  console.error('usage: list.cjs <sprite.svg> [word]');
} else {
  const text = fs.readFileSync(file, 'utf8');
  const ids = [...text.matchAll(/<symbol[^>]*\bid="([^"]+)"/g)].map((m) => m[1]);
  for (const id of ids) if (!word || id.includes(word)) console.log(id);
}
