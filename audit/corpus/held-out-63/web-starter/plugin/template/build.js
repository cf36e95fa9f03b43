import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { squeeze } from './css.js';

const page = readFileSync('page.html', 'utf8');
const style = squeeze(readFileSync('style.css', 'utf8'));

mkdirSync('dist', { recursive: true });
writeFileSync('dist/index.html', page.replace('<!-- style -->', `<style>${style}</style>`));
console.log('dist/index.html written');
