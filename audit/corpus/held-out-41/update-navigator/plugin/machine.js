export const machine = (states) => ({
  async run(first, world) {
    let name = first;
    const trail = [];
    while (name !== 'done' && trail.length < 200) {
      trail.push(name);
      name = await states[name](world);
    }
    return trail;
  },
});
