exports.probe = (b) => (b[0] === 0x89 ? { format: "png" } : { format: "unknown" });
