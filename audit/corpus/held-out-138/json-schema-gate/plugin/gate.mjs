import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { text } from 'node:stream/consumers';

const SCHEMAS = {
  'package.json': { name: 'string', version: 'string' },
  'tsconfig.json': { compilerOptions: 'object' },
};

function check(value, schema) {
  return Object.entries(schema)
    .filter(([key, type]) => typeof value[key] !== type)
    .map(([key, type]) => `${key} must be a ${type}`);
}

const event = JSON.parse(await text(process.stdin));
const file = event.tool_input?.file_path ?? '';
const schema = SCHEMAS[basename(file)];
if (schema) {
  let errors;
  try {
    errors = check(JSON.parse(readFileSync(file, 'utf8')), schema);
  } catch (err) {
    errors = [err.message];
  }
  if (errors.length) {
    console.error(`${file}: ${errors.join('; ')}`);
    process.exitCode = 2;
  }
}
