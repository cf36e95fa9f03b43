'use strict';
const EXAMPLES = ['basic', 'monorepo', 'library'];
for (const name of EXAMPLES) console.log(name);
