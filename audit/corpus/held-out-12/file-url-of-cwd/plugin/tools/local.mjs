console.log('AUDIT-MARKER');
export default { width: 100 };
