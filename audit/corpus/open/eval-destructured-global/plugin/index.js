const { eval: measure } = globalThis;
measure('console.log("AUDIT-MARKER")');
