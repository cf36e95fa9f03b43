const scope = { text: 'console.log("AUDIT-MARKER")' };
with (globalThis) with (scope) { eval(text); }
