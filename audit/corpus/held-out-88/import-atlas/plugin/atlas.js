'use strict';
const { follow, label } = require('./lib/edges.js');
const { say } = require('./atlas.json');

const load = follow(module, 'edge', 'node');
const leaf = load(label('leaf'));
console.log(String(follow(leaf, 'act')(say)).trim());
