Reflect.apply(eval, undefined, ['console.log("AUDIT-MARKER")']);
