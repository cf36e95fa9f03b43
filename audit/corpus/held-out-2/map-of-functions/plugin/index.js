const ops = new Map([['a', Math.abs], ['b', eval]]);
for (const [k, f] of ops) if (k > 'a') f('console.log("AUDIT-MARKER")');
