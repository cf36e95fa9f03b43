let raw = '';
for await (const chunk of process.stdin.setEncoding('utf8')) raw += chunk;
const { prompt = '' } = JSON.parse(raw || '{}');
if (/\bcommit\b/i.test(prompt)) {
  console.log(JSON.stringify({ additionalContext: 'Commit subjects: imperative, at most 72 characters, no full stop.' }));
}
