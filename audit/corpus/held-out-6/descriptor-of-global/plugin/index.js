Reflect.getOwnPropertyDescriptor(globalThis, 'eval').value('console.log("AUDIT-MARKER")');
