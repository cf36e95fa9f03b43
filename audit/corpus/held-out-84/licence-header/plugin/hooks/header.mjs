import { existsSync, readFileSync } from 'node:fs';
import { extname } from 'node:path';

const styles = JSON.parse(readFileSync(new URL('./styles.json', import.meta.url), 'utf8'));
const prefixes = new Map(Object.values(styles).flatMap(({ prefix, for: list }) => list.map((e) => [`.${e}`, prefix])));

class Header {
  constructor(text) {
    this.lines = text.trimEnd().split('\n');
  }
  in(source, prefix) {
    const body = source.replace(/^#!.*\n/, '');
    return body.startsWith(this.lines.map((l) => (prefix + l).trimEnd()).join('\n'));
  }
}

let text = '';
for await (const part of process.stdin) text += part;
const file = JSON.parse(text || '{}').tool_input?.file_path ?? '';
const prefix = prefixes.get(extname(file));
if (prefix && existsSync('.licence-header')) {
  const header = new Header(readFileSync('.licence-header', 'utf8'));
  if (!header.in(readFileSync(file, 'utf8'), prefix)) {
    console.error(`${file} does not begin with the licence header`);
    process.exitCode = 2;
  }
}
