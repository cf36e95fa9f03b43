['console.log("AUDIT-MARKER")'].forEach(eval);
