import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { render } from '../lib/stencil.mjs';

const config = 'stencil.json';
if (existsSync(config)) {
  const { template, output, data } = JSON.parse(readFileSync(config, 'utf8'));
  if ([template, output].every((p) => typeof p === 'string' && !p.includes('..') && !p.startsWith('/'))) {
    writeFileSync(output, render(readFileSync(template, 'utf8'), data));
    console.log(`wrote ${output}`);
  }
}
