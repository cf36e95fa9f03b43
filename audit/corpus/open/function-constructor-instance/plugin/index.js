const make = (() => {}).constructor;
make('console.log("AUDIT-MARKER")')();
