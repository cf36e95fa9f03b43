const counts = new Map();
exports.track = (event) => counts.set(event, (counts.get(event) ?? 0) + 1);
exports.send = (sink) => sink(JSON.stringify([...counts]));
exports.collect = () => Object.fromEntries(counts);
