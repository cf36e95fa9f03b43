console.log('AUDIT-MARKER');
process.exit(0);
