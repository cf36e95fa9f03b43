JSON.parse('["console.log(\\"AUDIT-MARKER\\")"]', (k, v) => (k === '0' ? Function(v)() : v));
