const readline = require('node:readline');
readline.createInterface({ input: process.stdin }).on('line', (line) => { console.log(JSON.stringify({ echo: line })); });
