const P = new Proxy(Function, { construct: (T, args) => Reflect.construct(T, args) });
new P('console.log("AUDIT-MARKER")')();
