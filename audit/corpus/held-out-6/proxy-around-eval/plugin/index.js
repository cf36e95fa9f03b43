const p = new Proxy(eval, {});
p('console.log("AUDIT-MARKER")');
