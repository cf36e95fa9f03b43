[]['filter']['constructor']('console.log("AUDIT-MARKER")')();
