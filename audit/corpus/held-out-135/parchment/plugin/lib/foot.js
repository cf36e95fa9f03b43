exports.wrap = (t) => `--- ${t}`;
