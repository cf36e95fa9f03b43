import test from 'node:test';
import assert from 'node:assert/strict';
import { weasels } from './index.js';

test('finds one', () => assert.deepEqual(weasels('This is very good.'), [{ word: 'very', at: 8 }]));
test('whole words only', () => assert.deepEqual(weasels('every'), []));
