console.log('AUDIT-MARKER');
