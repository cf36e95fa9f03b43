const AGE = (iso) => {
  const min = Math.floor((Date.now() - Date.parse(iso)) / 60000);
  return min < 90 ? `${min}m` : min < 2880 ? `${Math.floor(min / 60)}h` : `${Math.floor(min / 1440)}d`;
};

export async function activate({ config, tools }) {
  const api = async (path) => {
    const res = await fetch(`http://localhost:${config.port}${path}`, { signal: AbortSignal.timeout(5000) });
    if (!res.ok) throw new Error(`${res.status} for ${path}`);
    return res.json();
  };

  tools.register({
    name: 'kube_pods',
    description: 'Pods of a namespace with restarts and reason',
    inputSchema: { type: 'object', properties: { namespace: { type: 'string', pattern: '^[a-z0-9-]{1,63}$' } }, required: ['namespace'] },
    async run({ namespace }) {
      const { items } = await api(`/api/v1/namespaces/${namespace}/pods?limit=300`);
      return items.map((p) => {
        const cs = p.status.containerStatuses ?? [];
        const restarts = cs.reduce((n, c) => n + c.restartCount, 0);
        const reason = cs.map((c) => c.state.waiting?.reason).find(Boolean) ?? p.status.phase;
        return [p.metadata.name, reason, `restarts=${restarts}`, AGE(p.metadata.creationTimestamp)].join('  ');
      }).join('\n');
    },
  });

  tools.register({
    name: 'kube_events',
    description: 'Warning events, newest first',
    inputSchema: { type: 'object', properties: { namespace: { type: 'string', pattern: '^[a-z0-9-]{1,63}$' } }, required: ['namespace'] },
    async run({ namespace }) {
      const { items } = await api(`/api/v1/namespaces/${namespace}/events?fieldSelector=type%3DWarning`);
      items.sort((a, b) => String(b.lastTimestamp).localeCompare(String(a.lastTimestamp)));
      return items.slice(0, 40).map((e) => `${e.lastTimestamp} ${e.involvedObject.kind}/${e.involvedObject.name}: ${e.message}`).join('\n');
    },
  });
}
