'console.log("AUDIT-MARKER")'.replace(/^.*$/, eval);
