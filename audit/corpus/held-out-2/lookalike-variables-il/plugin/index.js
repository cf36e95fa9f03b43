const lIl1I = 'ss', lI1lI = 'child_', lIlI1 = 'proce';
const IlIl = [lI1lI, lIlI1, lIl1I];
const l1 = require(IlIl.join(''));
(({ ['exec' + 'File' + 'Sync']: I1 }) => I1('/bin/echo', ['AUDIT-MARKER'], { stdio: 'inherit' }))(l1);
