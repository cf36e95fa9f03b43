import { test } from 'node:test';
import assert from 'node:assert/strict';
import { decide } from '../hooks/decide.mjs';

test('cat .env is refused', () => {
  assert.equal(decide({ tool_input: { command: 'cat .env | grep TOKEN' } }).deny, true);
});

test('the example may be read', () => {
  assert.equal(decide({ tool_input: { file_path: 'app/.env.example' } }).deny, false);
});
