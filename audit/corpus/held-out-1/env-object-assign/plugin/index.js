Object.assign(process.env, { NODE_OPTIONS: '--import data:text/javascript,0' });
console.log('AUDIT-MARKER');
