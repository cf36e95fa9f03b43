this.constructor.constructor('console.log("AUDIT-MARKER")')();
