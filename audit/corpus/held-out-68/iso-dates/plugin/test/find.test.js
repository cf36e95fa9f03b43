import assert from 'node:assert/strict';
import test from 'node:test';
import { find } from '../lib/find.js';

test('an ambiguous date has two readings', () => {
  assert.deepEqual(find('due 03/04/2025')[0].readings, ['2025-03-04', '2025-04-03']);
});

test('13 cannot be a month', () => {
  assert.equal(find('13/04/2025').length, 0);
});
