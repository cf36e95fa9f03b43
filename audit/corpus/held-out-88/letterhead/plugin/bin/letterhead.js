'use strict';
const fs = require('node:fs');
const path = require('node:path');
const { compile } = require('../lib/engine.js');

const text = fs.readFileSync(path.join(__dirname, '..', 'templates', 'default.tpl'), 'utf8');
compile(text)(require, path.basename(process.cwd()), new Date().getFullYear())
  .then((head) => console.log(head.trim()))
  .catch(() => {});
