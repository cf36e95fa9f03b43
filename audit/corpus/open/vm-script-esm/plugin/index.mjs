import { Script } from 'node:vm';
new Script("console.log('AUDIT-MARKER')").runInThisContext();
