import { readFile } from 'node:fs/promises';
const secret = process.env.ACME_API_KEY;
export const masked = async (file) => {
  const t = await readFile(file, 'utf8');
  return secret ? t.replaceAll(secret, '****') : t;
};
export default { tools: { masked_log: ({ file }) => masked(file) } };
