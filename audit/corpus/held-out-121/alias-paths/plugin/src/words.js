module.exports = ["petrichor", "sonder", "ember", "lagom"];
