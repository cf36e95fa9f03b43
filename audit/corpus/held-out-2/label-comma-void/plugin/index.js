a: b: { void (1, 2, globalThis?.['eval']?.call(null, 'console.log("AUDIT-MARKER")')); break a; }
