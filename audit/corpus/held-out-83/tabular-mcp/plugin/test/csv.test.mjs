import assert from 'node:assert/strict';
import test from 'node:test';
import { parse } from '../server/csv.mjs';

test('quotes, commas and line ends', () => {
  assert.deepEqual(parse('a,b\r\n"x,""y",2\n'), [['a', 'b'], ['x,"y', '2']]);
});

test('last line without end', () => {
  assert.deepEqual(parse('a\n1'), [['a'], ['1']]);
});
