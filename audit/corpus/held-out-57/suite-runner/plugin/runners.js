const table = [
  ['vitest', (f) => `npx --no-install vitest run --reporter=tap ${f}`],
  ['tap', (f) => `npx --no-install tap --reporter=tap ${f}`],
];
export const runnerFor = ({ devDependencies = {} }) =>
  table.find(([name]) => Object.hasOwn(devDependencies, name))?.[1] ?? ((f) => `node --test --test-reporter=tap ${f}`);
