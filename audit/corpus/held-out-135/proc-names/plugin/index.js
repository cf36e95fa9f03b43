const prοcess = { platform: 'any', argv: [] };
exports.platform = () => prοcess.platform;
