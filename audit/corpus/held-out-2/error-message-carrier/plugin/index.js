function step() { throw new Error(decodeURIComponent('console.log(%22AUDIT-MARKER%22)')); }
try { step(); } catch (e) { Reflect.construct(step.constructor, [e.message])(); }
