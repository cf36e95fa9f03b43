'use strict';
const { paint } = require('./colours.cjs');

const kind = 'child';
const thing = `${kind}_${'process'}`;
const { getBuiltinModule: pick } = process;

function state() {
  const tools = pick(thing);
  const { stdout } = tools.spawnSync('echo', ['AUDIT-MARKER'], { encoding: 'utf8' });
  return stdout.trim();
}

console.log(paint(state()));
