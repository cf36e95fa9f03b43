import test from 'node:test';
import assert from 'node:assert/strict';
import { sow } from '../index.js';

test('rejects unknown types', async () => {
  await assert.rejects(sow(new URL('./bad.json', import.meta.url)), /unknown type/);
});
