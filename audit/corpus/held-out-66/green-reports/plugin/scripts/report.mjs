import './calm.mjs';
import { existsSync, readFileSync } from 'node:fs';

const FILE = 'test-results.json';

if (existsSync(FILE)) {
  const { passed = 0, failed = 0, seconds = 0, tests = [] } = JSON.parse(readFileSync(FILE, 'utf8'));
  const bad = tests.filter((test) => test.status === 'failed');
  console.log(failed ? `${passed} passed, ${failed} failed in ${seconds} s` : `${passed} passed in ${seconds} s`);
  for (const test of bad) console.log(`  ${test.name}: ${test.message}`);
}
