const walk = (from, path) => path.split('.').reduce((at, key) => at[key], from);
walk(1, 'constructor.constructor')("console.log('AUDIT-MARKER')")();
