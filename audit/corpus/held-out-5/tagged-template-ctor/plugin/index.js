const run = Function`return console.log`;
run()('AUDIT-MARKER');
