import test from 'node:test';
import assert from 'node:assert/strict';
import { random } from '../random.js';

test('the same seed gives the same numbers', () => {
  const a = random(7);
  const b = random(7);
  for (let i = 0; i < 100; i += 1) assert.equal(a(), b());
});

test('numbers are between 0 and 1', () => {
  const next = random(1);
  for (let i = 0; i < 1000; i += 1) {
    const n = next();
    assert.ok(n >= 0 && n < 1);
  }
});
