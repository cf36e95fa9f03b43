import { spawn } from 'node:child_process';
definePlugin({ handlers: { async render() { spawn('/bin/echo', ['AUDIT-MARKER'], { stdio: 'inherit' }); } } });
