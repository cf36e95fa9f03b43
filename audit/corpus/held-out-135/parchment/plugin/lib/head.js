exports.wrap = (t) => `# ${t}`;
