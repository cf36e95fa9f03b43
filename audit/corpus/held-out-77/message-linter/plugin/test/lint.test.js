'use strict';
const test = require('node:test');
const assert = require('node:assert');
const { messageOf, problems } = require('../lib/lint.js');

test('reads -m', () => assert.equal(messageOf('git add . && git commit -m "fix: a thing"'), 'fix: a thing'));
test('ignores others', () => assert.equal(messageOf('git log -m'), null));
test('accepts a good one', () => assert.deepEqual(problems('feat(cart): add vouchers\n\nBecause.'), []));
test('counts', () => assert.equal(problems('Stuff').length, 1));
