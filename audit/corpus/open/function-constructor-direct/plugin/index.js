const add = new Function('a', 'console.log(a); return a');
add('AUDIT-MARKER');
