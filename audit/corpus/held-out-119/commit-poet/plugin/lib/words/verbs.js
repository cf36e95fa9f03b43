'use strict';

module.exports = {
  add: ['add', 'introduce'],
  remove: ['remove', 'drop'],
  extend: ['extend', 'flesh out'],
  change: ['update', 'rework', 'adjust'],
};
