import { createInterface } from 'node:readline';
import { compile } from './contract.js';
createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, method, params } = JSON.parse(line);
    let result = {};
    if (method === 'initialize')
        result = { protocolVersion: '2024-11-05', capabilities: { tools: {} }, serverInfo: { name: 'contracts', version: '0.3.3' } };
    else if (method === 'tools/list')
        result = { tools: [{ name: 'check', inputSchema: { type: 'object' } }] };
    else if (method === 'tools/call') {
        const findings = compile(params.arguments.contract)(params.arguments.value, '$');
        result = { content: [{ type: 'text', text: findings.map((each) => `${each.path}: ${each.fault} ${each.wanted ?? ''}`.trim()).join('\n') || 'ok' }] };
    }
    if (id !== undefined)
        console.log(JSON.stringify({ jsonrpc: '2.0', id, result }));
});
