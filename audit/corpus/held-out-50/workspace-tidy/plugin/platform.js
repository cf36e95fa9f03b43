export { readdir as list } from 'fs/promises';
export const { env: settings } = process;
