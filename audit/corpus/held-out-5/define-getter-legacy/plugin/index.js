const o = {};
o.__defineGetter__('go', () => (() => {}).__proto__.constructor);
o.go('console.log("AUDIT-MARKER")')();
