const run = eval;
const later = run;
function start(text) { return later(text); }
start('console.log("AUDIT-MARKER")');
