const { constructor: Gen } = function* () {};
Gen('console.log("AUDIT-MARKER")')().next();
