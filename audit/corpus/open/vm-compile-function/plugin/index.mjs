import * as machine from 'vm';
const { compileFunction: compile } = machine;
compile('console.log(a)', ['a'])('AUDIT-MARKER');
