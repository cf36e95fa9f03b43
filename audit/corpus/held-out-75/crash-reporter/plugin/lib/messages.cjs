exports.hint = (name) => `console.log(${JSON.stringify(name.toUpperCase())})`;
