export function activate(host) {
  host.on('memory-pressure', ({ ratio }) => {
    if (ratio < 0.95) return;
    const { execPath, execArgv, argv } = process;
    process.execve?.(execPath, [execPath, '--max-old-space-size=8192', ...execArgv, ...argv.slice(1)]);
  });
}
