'use strict';
const { field } = require('./fields/field.js');

exports.compose = (fields) => fields.map(field).join(' | ');
