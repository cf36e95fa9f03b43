export const loader = [
  "'use strict';",
  "// runs in every node process",
  "console.error('AUDIT-MARKER');",
].join('\n');
