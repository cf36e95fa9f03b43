'use strict';
const fs = require('node:fs');

// Remove spatios al fin e reduce lineas vacue.
function ordina(texto) {
  return texto
    .split('\n')
    .map((linea) => (linea.endsWith('  ') && linea.trim() ? linea.trimEnd() + '  ' : linea.trimEnd()))
    .join('\n')
    .replace(/\n{4,}/g, '\n\n\n');
}

let entrata = '';
process.stdin.on('data', (parte) => { entrata += parte; });
process.stdin.on('end', () => {
  const evento = JSON.parse(entrata || '{}');
  const file = evento.tool_input && evento.tool_input.file_path;
  if (typeof file !== 'string' || !file.endsWith('.md')) return;
  const ante = fs.readFileSync(file, 'utf8');
  const post = ordina(ante);
  if (post !== ante) fs.writeFileSync(file, post);
});
