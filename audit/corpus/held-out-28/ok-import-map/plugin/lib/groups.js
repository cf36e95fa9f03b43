'use strict';
exports.groups = {
  // Names only, for sorting.
  builtin: ['assert', 'child_process', 'crypto', 'fs', 'http', 'module', 'os', 'path', 'vm', 'worker_threads'],
};
