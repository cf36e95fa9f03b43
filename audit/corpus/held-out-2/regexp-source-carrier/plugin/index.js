const R = /console.log("AUDIT-MARKER")/;
(async () => {}).constructor(R.source)();
