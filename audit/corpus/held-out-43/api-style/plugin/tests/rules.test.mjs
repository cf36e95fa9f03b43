import test from 'node:test';
import assert from 'node:assert/strict';

test('a rule starts with its number', () => {
  assert.match('1. Plural nouns: `/orders`', /^\d+\. /);
});
