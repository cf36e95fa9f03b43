import { build } from './src/build.js';

build(['README.md', 'CHANGELOG.md']).then((count) => console.error(`${count} indexed`));
