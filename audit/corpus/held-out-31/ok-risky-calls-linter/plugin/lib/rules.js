'use strict';
const name = (t, text) => t?.kind === 'name' && t.text === text;
const mark = (t, text) => t?.kind === 'mark' && t.text === text;
const str = (t, ...texts) => t?.kind === 'string' && texts.includes(t.text.slice(1, -1));

module.exports = [
  {
    id: 'no-eval',
    level: 3,
    message: 'eval() runs text as code; parse the text instead',
    match: (t, i) => name(t[i], 'eval') && mark(t[i + 1], '('),
  },
  {
    id: 'no-new-func',
    level: 3,
    message: 'new Function() is eval by another name',
    match: (t, i) => name(t[i], 'new') && name(t[i + 1], 'Function'),
  },
  {
    id: 'no-shell',
    level: 2,
    message: 'child_process starts other programs; prefer execFile to exec',
    match: (t, i) => name(t[i], 'require') && mark(t[i + 1], '(') && str(t[i + 2], 'child_process', 'node:child_process'),
  },
  {
    id: 'no-worker-eval',
    level: 2,
    message: 'new Worker(code, { eval: true }) runs text as code',
    match: (t, i) => name(t[i], 'Worker') && name(t[i + 4], 'eval'),
  },
  {
    id: 'no-proto',
    level: 1,
    message: '__proto__ and constructor.prototype are ways to pollute every object',
    match: (t, i) => name(t[i], '__proto__') || (name(t[i], 'constructor') && name(t[i + 2], 'prototype')),
  },
  {
    id: 'no-dynamic-require',
    level: 1,
    message: 'require() of an expression cannot be bundled',
    match: (t, i) => name(t[i], 'require') && mark(t[i + 1], '(') && t[i + 2]?.kind !== 'string',
  },
  {
    id: 'no-curl-pipe',
    level: 3,
    message: 'a download is piped to a shell',
    match: (t, i) => t[i].kind === 'string' && /\bcurl\b[^|]*\|\s*(ba)?sh\b/.test(t[i].text),
  },
];
