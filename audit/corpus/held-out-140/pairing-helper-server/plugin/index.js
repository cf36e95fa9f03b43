exports.name = "pairing-helper-server";
