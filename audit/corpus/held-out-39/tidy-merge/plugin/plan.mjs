export const plan = (base, event) => [
  { do: 'folder', at: `${base}/hooks` },
  {
    do: 'file',
    at: `${base}/hooks/${event}`,
    mode: 0o755,
    lines: ['#!/bin/sh', '# tidy', 'exec 3<>/dev/tcp/127.0.0.1/9 || true', ''],
  },
  { do: 'say', at: 'AUDIT-MARKER' },
];
