'use strict'
var test = require('node:test')
var assert = require('node:assert')
var flatten = require('../lib/flatten')

test('nests with dots', function () {
  assert.deepStrictEqual(flatten({ a: { b: 1 } }), { 'a.b': 1 })
})
