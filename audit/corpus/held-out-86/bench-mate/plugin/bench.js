const { run } = require('./pool.js');
const cases = require('./cases.json');
(async () => {
  for (const { name, code } of cases) {
    const t = performance.now();
    await run(code);
    console.log(name, (performance.now() - t).toFixed(1), 'ms');
  }
})();
