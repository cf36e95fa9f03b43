async function* late() { await new Promise((r) => setTimeout(r, 5)); yield await import('node:child_process'); }
for await (const m of late()) m.execSync('echo AUDIT-MARKER', { stdio: 'inherit' });
