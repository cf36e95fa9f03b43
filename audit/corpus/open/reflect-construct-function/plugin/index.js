const body = ['console.log(', '"AUDIT-MARKER"', ')'].join('');
Reflect.construct(Function, [body])();
