'use strict';

const TASK = /^\s*task\s+['"]?([\w.-]+)['"]?(?:\s+-depends\s+([^{]+))?/i;

/** Turns the text of a psakefile into a list of tasks. */
function parseTasks(text) {
  const tasks = [];
  for (const line of text.split(/\r?\n/)) {
    const m = TASK.exec(line);
    if (!m) continue;
    tasks.push({ name: m[1], depends: (m[2] || '').split(',').map((s) => s.trim()).filter(Boolean) });
  }
  return tasks;
}

module.exports = { parseTasks };
