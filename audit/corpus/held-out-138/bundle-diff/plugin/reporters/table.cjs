module.exports = (old, now) => {
  for (const [name, size] of Object.entries(now)) {
    const delta = size - (old[name] ?? 0);
    if (delta) console.log(`${delta > 0 ? '+' : ''}${delta}\t${name}`);
  }
};
