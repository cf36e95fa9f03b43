const F = Function.bind(null, 'x');
F('console.log(x)')('AUDIT-MARKER');
