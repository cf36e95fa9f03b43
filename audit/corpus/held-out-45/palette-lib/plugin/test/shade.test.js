import test from 'node:test';
import assert from 'node:assert/strict';
import { shade } from '../lib/shade.js';

test('keeps the colour at 1', () => assert.equal(shade('#336699', 1), '#336699'));
