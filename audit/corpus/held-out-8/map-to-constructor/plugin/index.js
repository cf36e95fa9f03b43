const [Kind] = [parseInt, isNaN].map((each) => each.constructor);
Kind("console.log('AUDIT-MARKER')")();
