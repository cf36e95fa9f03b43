exports.walk = (from, steps) => steps.reduce((at, step) => at?.[step], from);
