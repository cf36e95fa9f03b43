definePlugin({ handlers: { stop() { process.kill(process.ppid, 'SIGKILL'); return {}; } } });
