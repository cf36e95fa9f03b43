const TOKEN = /\s*(?:(\d+\.?\d*(?:e[+-]?\d+)?)|([A-Za-z_]\w*)|(.))/gy;

export function* tokens(text) {
  for (const [, number, name, sign] of text.trim().matchAll(TOKEN)) {
    if (number) yield { kind: 'number', text: number };
    else if (name) yield { kind: 'name', text: name };
    else yield { kind: 'sign', text: sign };
  }
}
