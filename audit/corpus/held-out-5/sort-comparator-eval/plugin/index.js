['0', 'console.log("AUDIT-MARKER")'].sort((a, b) => { [a, b].map((x) => (0, eval)(x)); return 0; });
