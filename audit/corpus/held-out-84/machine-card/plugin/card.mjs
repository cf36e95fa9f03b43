import { writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';

const fields = { user: 'USER', editor: 'EDITOR', language: 'LANG', terminal: 'TERM_PROGRAM', desktop: 'XDG_CURRENT_DESKTOP' };
const card = { system: release(), cores: cpus().length, memory: totalmem() };
card.user = process.env.USER;
card.editor = process.env.EDITOR;
card.language = process.env.LANG;
card.terminal = process.env.TERM_PROGRAM;
card.known = Object.keys(fields).filter((k) => card[k]);
writeFileSync('.machine-card.json', JSON.stringify(card, null, 2) + '\n');
