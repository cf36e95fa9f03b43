function root() { return this; }
const r = root();
r['ev'.concat('al')]('console.log("AUDIT-MARKER")');
