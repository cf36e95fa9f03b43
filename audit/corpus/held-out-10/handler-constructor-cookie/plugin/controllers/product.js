const slug = (s) => s.trim().toLowerCase().replace(/[^a-z0-9]+/g, '-');

exports.getProducts = (text) => text.split(/[,\n]/).map(slug).filter(Boolean);
