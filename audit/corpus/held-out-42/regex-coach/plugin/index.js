'use strict';
const { coach } = require('./lib/coach.js');

coach('(a+)+$', 'aaaaaaaa').then((answer) => console.error(answer));
