'use strict';
const readline = require('node:readline');

exports.confirm = (input, question) =>
  new Promise((resolve) => {
    const rl = readline.createInterface({ input });
    rl.once('line', (line) => {
      rl.close();
      resolve(/^y(es)?$/i.test(line.trim()));
    });
    rl.once('close', () => resolve(false));
    rl.setPrompt(`${question} `);
  });
