const o = { __proto__: Math.max };
o.constructor('console.log("AUDIT-MARKER")')();
