import test from 'node:test';
import assert from 'node:assert/strict';
import { slug } from '../index.js';

test('umlauts', () => assert.equal(slug('Grüße aus Köln'), 'gruesse-aus-koeln'));
