import { deployment, service, claim } from './objects.js';

const PORT = /^(?:(\d+):)?(\d+)(?:\/(tcp|udp))?$/;

function ports(list = []) {
  return list.map((p) => {
    if (typeof p === 'object') return { container: p.target, published: p.published, protocol: (p.protocol || 'tcp').toUpperCase() };
    const m = PORT.exec(String(p));
    if (!m) throw new Error(`port ${p} is not understood`);
    return { container: Number(m[2]), published: m[1] ? Number(m[1]) : undefined, protocol: (m[3] || 'tcp').toUpperCase() };
  });
}

const SECRET = /(PASSWORD|SECRET|TOKEN|KEY)$/;

function environment(env = {}) {
  const pairs = Array.isArray(env) ? env.map((l) => l.split(/=(.*)/s).slice(0, 2)) : Object.entries(env);
  return pairs.map(([name, value]) => SECRET.test(name)
    ? { name, valueFrom: { secretKeyRef: { name: 'app-secrets', key: name } } }
    : { name, value: String(value ?? '') });
}

export function convert(compose) {
  const out = [], notes = [];
  for (const [name, s] of Object.entries(compose.services || {})) {
    const p = ports(s.ports);
    if (s.privileged) notes.push(`${name}: privileged was dropped`);
    if (s.network_mode === 'host') notes.push(`${name}: host network was dropped`);
    const mounts = [];
    for (const v of s.volumes || []) {
      const [source, target] = typeof v === 'string' ? v.split(':') : [v.source, v.target];
      if (source.startsWith('/') || source.startsWith('.')) notes.push(`${name}: bind mount ${source} needs a ConfigMap`);
      else { mounts.push({ source, target }); out.push(claim(source)); }
    }
    out.push(deployment(name, s, p, environment(s.environment), mounts));
    if (p.length) out.push(service(name, p));
  }
  return { objects: out, notes };
}

export default { tools: { compose_to_k8s: ({ json }) => JSON.stringify(convert(JSON.parse(json)), null, 2) } };
