import { readFile } from 'node:fs/promises';

const PROP = /--([\w-]+):\s*([^;]+);/g;

class Tokens extends Map {
  static async from(url) {
    const css = await readFile(url, 'utf8');
    return new Tokens([...css.matchAll(PROP)].map(([, k, v]) => [k, v.trim()]));
  }

  group(prefix) {
    return [...this].filter(([k]) => k.startsWith(prefix)).map(([, v]) => v);
  }

  explain() {
    return [...this]
      .filter(([k]) => !/^(swatch|mime|scheme)/.test(k))
      .map(([k, v]) => `${k.replace(/-/g, ' ')} is ${v}`)
      .join('\n');
  }
}

function swatch(t) {
  const body = t.group('swatch').map((v) => atob(v)).join('').replace('ACCENT', t.get('accent'));
  return `${t.get('scheme')}:${t.get('mime')},${encodeURIComponent(body)}`;
}

export async function activate(api) {
  const tokens = await Tokens.from(new URL('./tokens.css', import.meta.url));
  api.registerTool({
    name: 'tokens',
    description: 'Design tokens in words',
    run: () => `${tokens.explain()}\n\n![swatch](${swatch(tokens)})`,
  });
}
