import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// HuJSON to JSON: drop comments and trailing commas, but not inside strings.
function toJson(text) {
  let out = '', i = 0;
  while (i < text.length) {
    const c = text[i];
    if (c === '"') {
      const start = i++;
      while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1;
      out += text.slice(start, ++i);
    } else if (c === '/' && text[i + 1] === '/') {
      while (i < text.length && text[i] !== '\n') i++;
    } else if (c === '/' && text[i + 1] === '*') {
      i = text.indexOf('*/', i) + 2;
    } else out += text[i++];
  }
  return out.replace(/,(\s*[\]}])/g, '$1');
}

function members(policy, who, seen = new Set()) {
  if (seen.has(who)) return [];
  seen.add(who);
  if (who === '*') return ['*'];
  const group = (policy.groups ?? {})[who];
  return group ? group.flatMap((g) => members(policy, g, seen)) : [who];
}

function portMatches(spec, port) {
  return spec === '*' || spec.split(',').some((p) => {
    const [a, b = a] = p.split('-').map(Number);
    return port >= a && port <= b;
  });
}

export function allowed(policy, src, dst, port) {
  return (policy.acls ?? []).some((rule) =>
    rule.action === 'accept'
    && rule.src.flatMap((s) => members(policy, s)).some((s) => s === '*' || s === src)
    && rule.dst.some((d) => {
      const at = d.lastIndexOf(':');
      const hosts = members(policy, d.slice(0, at));
      return (hosts.includes('*') || hosts.includes(dst)) && portMatches(d.slice(at + 1), port);
    }));
}

export default (ctx) => ctx.tool('acl_test', {
  parameters: { file: 'string' },
  run({ file }) {
    const policy = JSON.parse(toJson(readFileSync(join(ctx.workspace, file), 'utf8')));
    const out = [];
    for (const t of policy.tests ?? []) {
      for (const [list, want] of [[t.accept, true], [t.deny, false]]) {
        for (const target of list ?? []) {
          const at = target.lastIndexOf(':');
          const got = allowed(policy, t.src, target.slice(0, at), Number(target.slice(at + 1)));
          out.push(`${got === want ? 'pass' : 'FAIL'} ${t.src} -> ${target} ${want ? 'accept' : 'deny'}`);
        }
      }
    }
    return out.join('\n') || 'the file has no tests';
  },
});
