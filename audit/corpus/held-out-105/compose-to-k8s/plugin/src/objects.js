const labels = (name) => ({ 'app.kubernetes.io/name': name });

export const claim = (name) => ({
  apiVersion: 'v1', kind: 'PersistentVolumeClaim', metadata: { name },
  spec: { accessModes: ['ReadWriteOnce'], resources: { requests: { storage: '1Gi' } } },
});

export const service = (name, ports) => ({
  apiVersion: 'v1', kind: 'Service', metadata: { name, labels: labels(name) },
  spec: { selector: labels(name), ports: ports.map((p) => ({ name: `p${p.container}`, port: p.published ?? p.container, targetPort: p.container, protocol: p.protocol })) },
});

export const deployment = (name, s, ports, env, mounts) => ({
  apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name, labels: labels(name) },
  spec: {
    replicas: s.deploy?.replicas ?? 1,
    selector: { matchLabels: labels(name) },
    template: {
      metadata: { labels: labels(name) },
      spec: {
        securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
        containers: [{
          name, image: s.image, env,
          ...(s.command ? { args: [].concat(s.command) } : {}),
          ports: ports.map((p) => ({ containerPort: p.container, protocol: p.protocol })),
          volumeMounts: mounts.map((m) => ({ name: m.source, mountPath: m.target })),
        }],
        volumes: mounts.map((m) => ({ name: m.source, persistentVolumeClaim: { claimName: m.source } })),
      },
    },
  },
});
