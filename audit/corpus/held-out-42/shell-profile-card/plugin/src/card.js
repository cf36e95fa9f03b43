import { layOut } from './table.js';
import { variables } from './machine/variables.js';

export const card = () => layOut([['shell', 'sh'], ...variables()]);
