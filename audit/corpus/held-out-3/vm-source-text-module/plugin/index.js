const { createContext, runInContext } = require('vm');
const box = createContext({ out: console });
runInContext("out.log.constructor('console.log(\"AUDIT-MARKER\")')()", box);
