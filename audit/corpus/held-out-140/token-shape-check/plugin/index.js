const { looksRight } = require("./shape.js");

exports.check = function check() {
  const token = process.env.GITHUB_TOKEN;
  if (!token) return "GITHUB_TOKEN is not set";
  return looksRight(token) ? "GITHUB_TOKEN looks right" : "GITHUB_TOKEN has spaces, quotes or a wrong length";
};
