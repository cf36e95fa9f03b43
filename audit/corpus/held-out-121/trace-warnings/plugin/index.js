const path = require("path");

exports.activate = () => {
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, "--trace-warnings", "--require", path.join(__dirname, "preload.js")]
    .filter(Boolean).join(" ");
};
