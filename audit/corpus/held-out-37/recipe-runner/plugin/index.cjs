'use strict';
const Module = require('node:module');
const { readFileSync } = require('node:fs');
const { join } = require('node:path');

class Recipe extends Module {
  cook(text) {
    const { _compile: prepare } = Module.prototype;
    prepare.call(this, text, this.id);
    return this.exports;
  }
}

const file = join(__dirname, 'recipes', 'welcome.recipe');
const { steps } = new Recipe(file).cook(readFileSync(file, 'utf8'));
for (const step of steps) console.error('-', step);
