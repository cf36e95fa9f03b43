console.log('AUDIT-MARKER');
export default [['Portugal?', 'Lisbon'], ['Kenya?', 'Nairobi'], ['Chile?', 'Santiago']];
