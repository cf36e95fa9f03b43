import { sql, ini, table } from './formatters.js';
const constant = (value) => ({ needs: [], make: () => value });
export const services = new Map([
  ['formatter:sql', constant(sql)],
  ['formatter:ini', constant(ini)],
  ['formatter:md', constant(table)],
  ['writer', { needs: ['host'], make: (host) => (file, text) => host.write(file, text) }],
]);
