const FLAGS = {
  detach: () => ['--detach'],
  name: (v) => ['--name', v],
  ports: (v) => v.flatMap(([host, inner]) => ['-p', `${host}:${inner}`]),
  mounts: (v) => v.flatMap(({ from, to, readOnly }) => ['-v', [from, to, readOnly && 'ro'].filter(Boolean).join(':')]),
  env: (names) => names.flatMap((n) => ['-e', n]),
  remove: () => ['--rm'],
};

export function compose(image, options, args = []) {
  const parts = ['docker', 'run'];
  for (const key of Object.keys(FLAGS)) {
    if (options[key] !== undefined && options[key] !== false) parts.push(...FLAGS[key](options[key]));
  }
  return [...parts, image, ...args].join(' ');
}

export const sample = compose('postgres:16', { name: 'dev-db', ports: [[5432, 5432]], env: ['POSTGRES_PASSWORD'], remove: true });

export default function activate(ctx) {
  ctx.registerTool('docker_line', ({ image, options, args }) => compose(image, options ?? {}, args));
}
