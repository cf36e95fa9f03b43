exports.trim = (text) => text.trim();
