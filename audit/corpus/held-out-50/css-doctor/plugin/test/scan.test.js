import assert from 'node:assert';
import test from 'node:test';
import { declared, used } from '../src/scan.js';

test('finds properties', () => {
  assert.deepEqual(declared(':root { --a: 1; --b: 2 }'), ['--a', '--b']);
  assert.ok(used('p { color: var(--a) }').has('--a'));
});
