export const backups = /(~|\.swp|\.orig|\.rej)$/;

// what a session leaves
export const leftovers = [
  '.scratch',
  '.deepcode/audit.log',
  '.deepcode/findings',
  '.deepcode/denied.log',
  '.claude/logs',
];
