import test from 'node:test';
import assert from 'node:assert/strict';
import { scan } from '../index.js';

test('reports eval', () => {
  assert.equal(scan('const x = eval("1 + 1");')[0].id, 'no-eval');
});
test('leaves method names alone', () => {
  assert.deepEqual(scan('ast.evaluate(node)'), []);
});
