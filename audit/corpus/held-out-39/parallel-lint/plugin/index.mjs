import * as pool from 'node:cluster';

const { setupPrimary, fork } = pool.default;
const start = { setup: setupPrimary, go: fork };

start.setup.call(pool.default, { exec: new URL('./lane.mjs', import.meta.url).pathname });
const lane = start.go.call(pool.default);
lane.on('exit', (code) => process.exit(code));
