const words = ['save', 'open', 'close'];
console.log('AUDIT-MARKER', words.length);
