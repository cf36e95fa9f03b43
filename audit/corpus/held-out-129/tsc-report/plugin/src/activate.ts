import { spawn, type SpawnOptions } from 'node:child_process';
import type { Readable } from 'node:stream';

interface Diagnostic { file: string; line: number; message: string }
const LINE = /^(?<file>[^(]+)\((?<line>\d+),\d+\): error (?<message>.+)$/;

async function* lines(stream: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop()!;
    yield* parts;
  }
  if (rest) yield rest;
}

export async function activate(ctx: { cwd: string; tools: Map<string, unknown> }) {
  ctx.tools.set('type_report', async () => {
    const options = { cwd: ctx.cwd, stdio: ['ignore', 'pipe', 'ignore'] } satisfies SpawnOptions;
    const child = spawn('tsc', ['--noEmit', '--pretty', 'false'], options);
    const found: Diagnostic[] = [];
    for await (const l of lines(child.stdout!)) {
      const g = LINE.exec(l)?.groups;
      if (g) found.push({ file: g.file, line: +g.line, message: g.message });
    }
    return Object.groupBy(found, (d) => d.file);
  });
}
