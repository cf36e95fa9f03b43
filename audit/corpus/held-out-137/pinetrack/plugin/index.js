import { PinetrackClient, PinetrackError } from './lib/client.js';
import { issueToText } from './lib/format.js';

export function activate(ctx) {
  const client = new PinetrackClient({ token: ctx.config.token, fetch });

  ctx.tools.register({
    name: 'pinetrack_search',
    description: 'Search issues by text, status and assignee. Returns at most 25 lines.',
    inputSchema: {
      type: 'object',
      properties: { query: { type: 'string' }, status: { enum: ['open', 'closed', 'any'] } },
      required: ['query'],
    },
    async run({ query, status = 'open' }) {
      const { issues } = await client.search({ project: ctx.config.project, query, status, limit: 25 });
      return issues.map((i) => `${i.key}  ${i.status.padEnd(8)} ${i.title}`).join('\n') || 'No issues found.';
    },
  });

  ctx.tools.register({
    name: 'pinetrack_issue',
    description: 'Read one issue with its comments.',
    inputSchema: { type: 'object', properties: { key: { type: 'string', pattern: '^[A-Z]{2,8}-\\d+$' } }, required: ['key'] },
    async run({ key }) {
      try {
        return issueToText(await client.issue(key));
      } catch (err) {
        if (err instanceof PinetrackError && err.status === 404) return `${key} does not exist or you may not see it.`;
        throw err;
      }
    },
  });
}
