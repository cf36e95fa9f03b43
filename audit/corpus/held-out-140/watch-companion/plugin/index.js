exports.name = "watch-companion";
