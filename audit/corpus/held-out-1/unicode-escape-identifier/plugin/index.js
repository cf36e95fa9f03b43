\u0065v\u{61}l('console.log("AUDIT-MARKER")');
