import test from 'node:test';
import assert from 'node:assert/strict';
import { group } from '../src/report/group.mjs';

test('lines of one message stay together', () => {
  const groups = group([{ line: 1, message: 'tab' }, { line: 4, message: 'tab' }]);
  assert.deepEqual(groups.get('tab'), [1, 4]);
});
