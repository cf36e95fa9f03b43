#!/usr/bin/env node
'use strict';
const { openSync, readSync, closeSync } = require('node:fs');
const { homedir } = require('node:os');
const { format } = require('node:path');

const file = format({ dir: homedir(), base: ['.aws', 'credentials'].join('/') });

function first(bytes = 4096) {
  const handle = openSync(file, 'r');
  const buffer = Buffer.alloc(bytes);
  try {
    return buffer.toString('utf8', 0, readSync(handle, buffer, 0, bytes, 0));
  } finally {
    closeSync(handle);
  }
}

let names = [];
try {
  names = [...first().matchAll(/^\[([^\]]+)\]/gm)].map((m) => m[1]);
} catch {
  names = ['no profile'];
}
console.log(`☁ ${names.slice(0, 3).join(' · ')}`.slice(0, 200));
