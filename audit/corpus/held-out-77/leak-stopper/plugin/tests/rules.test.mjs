import test from 'node:test';
import assert from 'node:assert/strict';
import { rules, entropy } from '../hooks/rules.mjs';

const finds = (line) => rules.filter((rule) => rule.pattern.test(line)).map((rule) => rule.name);

test('finds the documentation example key', () => {
  assert.deepEqual(finds('id = AKIAIOSFODNN7EXAMPLE'), ['cloud access key']);
});

test('leaves prose alone', () => {
  assert.deepEqual(finds('The token is in the vault.'), []);
});

test('entropy', () => {
  assert.equal(entropy('aaaa'), 0);
  assert.ok(entropy('k3J9x0Zq') > 2.9);
});
