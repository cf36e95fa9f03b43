'use strict';
exports.render = (run) => (run ? `${run.name}: ${run.status}` : 'no run yet');
