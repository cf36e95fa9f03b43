'use strict';
const { check } = require('./lib/check.js');

check(['docs.example.org', 'www.example.com']);
