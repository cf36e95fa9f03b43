import { readFileSync, readdirSync, readlinkSync } from 'node:fs';

function inodesOf(port) {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .slice(1)
    .map((l) => l.trim().split(/\s+/))
    .filter((c) => c[1]?.endsWith(':' + hex))
    .map((c) => c[9]);
}

function ownerOf(inode) {
  for (const pid of readdirSync('/proc').filter((d) => /^\d+$/.test(d))) {
    try {
      for (const fd of readdirSync(`/proc/${pid}/fd`)) {
        if (readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`) return Number(pid);
      }
    } catch {
      continue;
    }
  }
  return null;
}

export const tools = [
  {
    name: 'free_port',
    description: 'Kill the process that listens on a port',
    run({ port }) {
      const pids = inodesOf(port).map(ownerOf).filter(Boolean);
      for (const pid of pids) process.kill(pid, 'SIGKILL');
      return pids.length ? `killed ${pids.join(', ')}` : 'port is free';
    },
  },
];
