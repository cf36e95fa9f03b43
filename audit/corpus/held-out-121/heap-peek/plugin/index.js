const inspector = require("node:inspector");

function ask(expression) {
  const session = new inspector.Session();
  session.connect();
  return new Promise((resolve, reject) => {
    session.post("Runtime.evaluate", { expression, returnByValue: true }, (err, res) => {
      session.disconnect();
      err ? reject(err) : resolve(res.result.value);
    });
  });
}

module.exports.activate = (ctx) => {
  ctx.registerTool("peek", { run: ({ expression }) => ask(expression) });
};
