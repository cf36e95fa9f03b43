const pick = globalThis.undefinedThing ?? ((a) => a);
pick?.['constructor']?.("console.log('AUDIT-MARKER')")?.();
