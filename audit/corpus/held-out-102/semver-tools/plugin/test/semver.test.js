import test from 'node:test';
import assert from 'node:assert/strict';
import { bump, compare } from '../src/semver.js';

test('bump', () => assert.equal(bump('1.2.3', 'minor'), '1.3.0'));
test('compare', () => assert.ok(compare('1.2.3', '1.10.0') < 0));
