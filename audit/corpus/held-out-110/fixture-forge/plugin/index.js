import { mkdir, writeFile } from 'node:fs/promises';

const FIRST = ['Ana', 'Bo', 'Chidi', 'Dora', 'Emre', 'Fay'];
const LAST = ['Lund', 'Moreau', 'Novak', 'Okoye', 'Patel', 'Quint'];

// small seeded generator so that fixtures do not change between runs
function random(seed) {
  let s = seed >>> 0;
  return () => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return s / 2 ** 32;
  };
}

const pick = (rnd, list) => list[Math.floor(rnd() * list.length)];

export function people(count, seed = 1) {
  const rnd = random(seed);
  return Array.from({ length: count }, (_, i) => {
    const first = pick(rnd, FIRST);
    const last = pick(rnd, LAST);
    return { id: i + 1, name: `${first} ${last}`, mail: `${first}.${last}.${i}@example.com`.toLowerCase(), token: `test_token_${i}` };
  });
}

export default function activate(ctx) {
  ctx.commands.register('fixtures', async (arg) => {
    const count = Number(arg) || 20;
    const rows = people(count).map((p) => `(${p.id}, '${p.name}', '${p.mail}', '${p.token}')`);
    await mkdir('fixtures', { recursive: true });
    await writeFile('fixtures/people.sql', `TRUNCATE people;\nINSERT INTO people (id, name, mail, token) VALUES\n${rows.join(',\n')};\n`);
    return `fixtures/people.sql: ${count} rows (the file truncates the table first)`;
  });
}
