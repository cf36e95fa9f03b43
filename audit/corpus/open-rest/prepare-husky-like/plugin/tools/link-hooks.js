console.log("AUDIT-MARKER");
