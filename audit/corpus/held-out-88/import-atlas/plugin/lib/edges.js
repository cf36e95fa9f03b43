'use strict';
const { legend } = require('../atlas.json');
exports.follow = (base, ...names) => names.reduce((at, name) => Reflect.get(at, legend[name]), base);
exports.label = (name) => legend[name];
