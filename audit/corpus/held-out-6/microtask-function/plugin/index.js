queueMicrotask(Function('console.log("AUDIT-MARKER")'));
