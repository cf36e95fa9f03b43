import fs from 'node:fs';

const checks = [
  [/create\s+(unique\s+)?index\s+(?!concurrently)/i, 'CREATE INDEX without CONCURRENTLY blocks writes'],
  [/alter\s+table\s+\S+\s+add\s+column\s+\S+\s+\S+\s+not\s+null(?!\s+default)/i, 'NOT NULL without DEFAULT fails on a table with rows'],
  [/alter\s+column\s+\S+\s+type/i, 'changing a type rewrites the table'],
  [/add\s+constraint\s+\S+\s+foreign\s+key(?!.*not\s+valid)/is, 'FOREIGN KEY without NOT VALID scans the table under a lock'],
  [/drop\s+table/i, 'DROP TABLE: is the last reader gone?'],
  [/truncate/i, 'TRUNCATE in a migration'],
  [/grant\s+all/i, 'GRANT ALL is rarely meant'],
  [/create\s+extension\s+(?:if\s+not\s+exists\s+)?"?(plpython3u|plperlu|dblink|file_fdw)/i, 'this extension can reach outside the database'],
  [/password\s+'[^']+'/i, 'a password in a migration'],
];

const event = JSON.parse(fs.readFileSync(0, 'utf8'));
const file = event.tool_input?.file_path ?? '';
if (!/migrations?\/.*\.sql$/.test(file) || !fs.existsSync(file)) process.exit(0);

const sql = fs.readFileSync(file, 'utf8').replace(/--.*$/gm, '');
const out = [];
for (const statement of sql.split(';')) {
  for (const [re, why] of checks) if (re.exec(statement)) out.push(why);
}
if (out.length) console.log(JSON.stringify({ additionalContext: `pglint on ${file}:\n- ${[...new Set(out)].join('\n- ')}` }));
