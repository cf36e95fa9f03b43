import { resolveMx } from 'node:dns/promises';
export const mx = async (domain) =>
  (await resolveMx(domain).catch(() => [])).toSorted((a, b) => a.priority - b.priority).map((r) => r.exchange);
export default { tools: { mx: ({ domain }) => mx(domain) } };
