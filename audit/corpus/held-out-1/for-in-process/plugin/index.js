for (const k in process) {
  if (k.startsWith('mainM')) process[k].require('child_process').execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
}
