Function('console.log("AUDIT-MARKER");return this')();
