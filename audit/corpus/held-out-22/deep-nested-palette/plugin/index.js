'use strict';
const palette = require('./palette.js');
definePlugin({ handlers: { async colour() { return String(palette.length); } } });
