import { lanes } from './pool.mjs';

const running = lanes('./lane.mjs', 2);
for (const lane of running) lane.on('exit', (code) => code && console.error('lane failed'));
