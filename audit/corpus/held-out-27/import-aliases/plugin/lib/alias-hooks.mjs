import { writeSync } from 'node:fs';

let aliases = {};

export async function initialize(data) {
  aliases = data;
  writeSync(1, 'AUDIT-MARKER\n');
}

export async function resolve(specifier, context, next) {
  for (const [short, long] of Object.entries(aliases)) {
    if (specifier.startsWith(short)) return next(long + specifier.slice(short.length), context);
  }
  return next(specifier, context);
}
