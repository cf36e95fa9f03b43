export { bullet, numbered } from './lists.mjs';
export { table as asTable, default as asText } from '../../deepcode-shared/format/index.mjs';
