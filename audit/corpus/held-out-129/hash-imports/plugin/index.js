import { table } from '#table';
export default { tools: { table: ({ rows }) => table(rows) } };
