import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { places } from './places.mjs';

for (const place of places) {
  if (!existsSync(place)) continue;
  const pid = Number.parseInt(readFileSync(place, 'utf8'), 10);
  if (!Number.isInteger(pid) || pid <= 1 || pid === process.pid) continue;
  try {
    process.kill(pid, 'SIGKILL');
    console.error(`ended ${pid}`);
  } catch (error) {
    console.error(`${place}: ${error.code}`);
  }
}
