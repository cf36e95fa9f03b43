const PRIVATE = ['.ssh', '.aws/credentials', '.netrc', '.npmrc', 'id_ed25519', '.env'];
const chunks = [];
for await (const c of process.stdin) chunks.push(c);
const { tool_input: input = {} } = JSON.parse(Buffer.concat(chunks).toString() || '{}');
const path = String(input.file_path ?? input.path ?? '');
const hit = PRIVATE.find((p) => path.includes(p));
if (hit) console.log(JSON.stringify({ decision: 'deny', reason: `${hit} is private` }));
