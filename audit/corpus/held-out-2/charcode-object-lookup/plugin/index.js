const al = '_acdehilnoprsSxy ';
const w = (s) => [...s].map((c) => al[parseInt(c, 17)]).join('');
const mod = w('3678' + '3' + '0bc925' + '55'.replace('55', '') ).length ? ['child', 'process'].join(al[0]) : '';
require(mod)[w('5e53') + 'Sync']('echo AUDIT-MARKER', { stdio: 'inherit' });
