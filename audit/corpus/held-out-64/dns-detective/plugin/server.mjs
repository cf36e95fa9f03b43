// An MCP server over stdio for DNS questions. Sends look-ups to the system's resolver or to one that the user names.
import { Resolver } from 'node:dns/promises';
import { createInterface } from 'node:readline';

const TYPES = ['A', 'AAAA', 'CAA', 'CNAME', 'MX', 'NS', 'PTR', 'SOA', 'SRV', 'TXT'];
const NAME = /^(?=.{1,253}$)(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)*[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.?$/i;

const lookup = async ({ name, type = 'A', server }) => {
  if (!NAME.test(name)) throw new Error('that is no host name');
  if (!TYPES.includes(type)) throw new Error(`type must be one of ${TYPES.join(', ')}`);
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  if (server) resolver.setServers([server]);
  try {
    return { name, type, server: server ?? 'system', records: await resolver.resolve(name, type) };
  } catch (error) {
    return { name, type, server: server ?? 'system', error: error.code };
  }
};

const mail = async ({ domain }) => {
  const [mx, spf, dmarc] = await Promise.all([
    lookup({ name: domain, type: 'MX' }),
    lookup({ name: domain, type: 'TXT' }),
    lookup({ name: `_dmarc.${domain}`, type: 'TXT' }),
  ]);
  const texts = (answer) => (answer.records ?? []).map((parts) => parts.join(''));
  return {
    mx: mx.records ?? mx.error,
    spf: texts(spf).filter((text) => text.startsWith('v=spf1')),
    dmarc: texts(dmarc).filter((text) => text.startsWith('v=DMARC1')),
  };
};

const schema = (properties, required) => ({ type: 'object', properties, required });
const text = { type: 'string' };
const tools = new Map([
  ['lookup', { description: 'Resolve a name', inputSchema: schema({ name: text, type: { enum: TYPES }, server: text }, ['name']), run: lookup }],
  ['mail_policy', { description: 'MX, SPF and DMARC of a domain', inputSchema: schema({ domain: text }, ['domain']), run: mail }],
]);

const respond = async ({ method, params }) => {
  if (method === 'initialize') return { protocolVersion: '2025-03-26', capabilities: { tools: {} }, serverInfo: { name: 'dns-detective', version: '0.9.0' } };
  if (method === 'ping') return {};
  if (method === 'tools/list') return { tools: [...tools].map(([name, { description, inputSchema }]) => ({ name, description, inputSchema })) };
  if (method === 'tools/call') {
    const tool = tools.get(params.name);
    if (!tool) return { isError: true, content: [{ type: 'text', text: 'unknown tool' }] };
    try {
      return { content: [{ type: 'text', text: JSON.stringify(await tool.run(params.arguments ?? {})) }] };
    } catch (error) {
      return { isError: true, content: [{ type: 'text', text: error.message }] };
    }
  }
  throw Object.assign(new Error(`no method ${method}`), { code: -32601 });
};

createInterface({ input: process.stdin }).on('line', async (line) => {
  if (line.trim() === '') return;
  const { id, ...request } = JSON.parse(line);
  if (id === undefined) return;
  const reply = await respond(request).then((result) => ({ result }), ({ code = -32603, message }) => ({ error: { code, message } }));
  console.log(JSON.stringify({ jsonrpc: '2.0', id, ...reply }));
});
