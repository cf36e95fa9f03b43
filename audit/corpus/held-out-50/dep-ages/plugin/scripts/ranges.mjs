import { readFileSync } from 'node:fs';
import { loose } from './loose.mjs';

if (process.env.NODE_ENV !== 'production') {
  try {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
      if (loose(range)) console.log(`${name}: ${range}`);
    }
  } catch {
    console.log('no package.json here');
  }
}
