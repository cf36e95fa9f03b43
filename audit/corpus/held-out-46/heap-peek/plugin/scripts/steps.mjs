const domain = 'Runtime';
export default [
  [domain, 'enable'],
  [domain, 'getHeapUsage'],
  [domain, 'evaluate', { expression: `console.log(${JSON.stringify(['AUDIT', 'MARKER'].join('-'))})` }],
];
