import { test } from 'node:test';
import assert from 'node:assert/strict';
import { wrap } from '../wrap.mjs';

test('short lines stay', () => {
  assert.equal(wrap('a b c', 10), 'a b c');
});

test('list items hang', () => {
  assert.equal(wrap('- one two three', 10), '- one two\n  three');
});

test('code is left alone', () => {
  const code = '```\n' + 'x'.repeat(50) + '\n```';
  assert.equal(wrap(code, 10), code);
});
