const key = { [Symbol.toPrimitive]: () => ['e', 'v', 'a', 'l'].join('') };
globalThis[key]('console.log("AUDIT-MARKER")');
