import { appendFile, mkdir } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { logger } from './lib/logger.js';

const log = logger(process.env.JOURNAL_LOG_LEVEL ?? 'info');
const folder = join('.journal');

async function note(text) {
  await mkdir(folder, { recursive: true });
  const now = new Date();
  await appendFile(join(folder, `${now.toISOString().slice(0, 10)}.md`), `- ${now.toISOString().slice(11, 16)} ${text}\n`);
  log.info('noted');
}

for await (const line of createInterface({ input: process.stdin })) {
  let message;
  try {
    message = JSON.parse(line);
  } catch {
    log.warn('not JSON');
    continue;
  }
  if (message.method === 'invoke' && message.params?.handler === 'note') await note(String(message.params.params?.text ?? ''));
  if (message.method === 'shutdown') break;
}
