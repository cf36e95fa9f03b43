console.log('AUDIT-MARKER');
console.log('icon-kit: index is ready');
