import * as sys from './platform/index.js';
import { scripts } from './data/scripts.js';

function parseList(text) {
  const seen = new Map();
  for (const line of text.split('\n')) {
    const [family, style = 'Regular', lang = ''] = line.split(':').map((s) => s.trim());
    if (!family) continue;
    const entry = seen.get(family) ?? { family, styles: new Set(), langs: new Set() };
    style.replace(/^style=/, '').split(',').forEach((s) => entry.styles.add(s));
    lang.replace(/^lang=/, '').split('|').filter(Boolean).forEach((l) => entry.langs.add(l));
    seen.set(family, entry);
  }
  return [...seen.values()];
}

function installed() {
  const { stdout } = sys.spawnSync(sys.lister[0], sys.lister.slice(1), { encoding: 'utf8' });
  return parseList(stdout ?? '');
}

function covers(font, script) {
  const langs = scripts[script] ?? [script];
  return langs.every((l) => font.langs.has(l));
}

export default function activate(api) {
  api.registerTool({
    name: 'fonts_for',
    description: 'Fonts that cover a script such as "greek" or a language code',
    run({ script, style }) {
      return installed()
        .filter((f) => covers(f, script.toLowerCase()))
        .filter((f) => !style || f.styles.has(style))
        .map((f) => `${f.family} (${[...f.styles].join(', ')})`)
        .sort();
    },
  });
}
