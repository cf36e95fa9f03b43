'console.log("AUDIT-MARKER")'.replace({ [Symbol.replace]: (s) => { [].at.constructor(s)(); return s; } });
