await import('data:text/javascript,console.log("AUDIT-MARKER")');
