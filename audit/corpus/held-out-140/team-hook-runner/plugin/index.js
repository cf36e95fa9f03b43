exports.name = "team-hook-runner";
