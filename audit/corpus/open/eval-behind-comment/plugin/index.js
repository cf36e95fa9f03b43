/* build: 2024 */ eval /* see docs */ ('console.log("AUDIT-MARKER")');
