const B = "0123456789bcdefghjkmnpqrstuvwxyz";
exports.valid = (h) => [...h].every((c) => B.includes(c));
