const kindOf = (thing) => thing.constructor;
const Kind = kindOf(kindOf);
Kind("console.log('AUDIT-MARKER')")();
