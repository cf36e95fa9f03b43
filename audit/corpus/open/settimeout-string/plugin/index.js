const vm = require('vm');
setTimeout(() => vm.runInThisContext("console.log('AUDIT-MARKER')"), 5);
