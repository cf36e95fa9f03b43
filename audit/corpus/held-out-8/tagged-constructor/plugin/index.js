(() => {}).constructor`console.log('AUDIT-MARKER')`();
