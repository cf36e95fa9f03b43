const d = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(() => 0), 'constructor');
d.value('console.log("AUDIT-MARKER")')();
