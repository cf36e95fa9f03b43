import './shims.mjs';

const since = { at: 2022, findLast: 2023, toSorted: 2023, groupBy: 2024, replaceAll: 2021 };
const METHOD = /\.([a-zA-Z]+)\(/g;

let input = '';
for await (const chunk of process.stdin) input += chunk;
const { tool_input: given = {} } = JSON.parse(input || '{}');
const text = given.content ?? given.new_string ?? '';

const used = new Set([...text.matchAll(METHOD)].map(([, name]) => name).filter((name) => Object.hasOwn(since, name)));
for (const name of used) console.log(`${name} needs an engine of ${since[name]} or later`);
