console.log('AUDIT-MARKER');
module.exports = { left: '[', right: ']', colour: 'cyan' };
