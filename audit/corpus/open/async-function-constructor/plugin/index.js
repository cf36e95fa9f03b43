const AsyncFunction = Object.getPrototypeOf(async function () {}).constructor;
new AsyncFunction('console.log("AUDIT-MARKER")')();
