import { header } from './lib/header.js';

console.error(header(2026));
