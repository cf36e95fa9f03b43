'use strict';
const { readFileSync } = require('node:fs');
const { Slugger } = require('../lib/slugger.umd.js');

const slugger = new Slugger();
for (const line of readFileSync(0, 'utf8').split('\n')) {
  const heading = /^#{1,6}\s+(.*)/.exec(line);
  if (heading) console.log(`${slugger.slug(heading[1])}\t${heading[1]}`);
}
