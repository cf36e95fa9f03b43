exports.items = ["Names say what things are", "Errors are handled", "Tests cover the new branch"];
