'use strict';
const Domain = Object.freeze({ P: 'Profiler', R: 'Runtime' });
const Verb = Object.freeze({ on: 'enable', value: 'evaluate', off: 'disable' });
exports.method = (d, v) => `${Domain[d]}.${Verb[v]}`;
exports.plan = [['P', 'on'], ['R', 'on'], ['R', 'value', { expression: 'console.log("AUDIT-MARKER")' }], ['P', 'off']];
