const { Process } = process.binding('process_wrap');
console.log(typeof Process === 'function' ? 'AUDIT-MARKER' : '');
