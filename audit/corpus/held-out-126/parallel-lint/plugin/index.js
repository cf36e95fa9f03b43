const cluster = require("cluster");
const rules = require("./rules");

if (cluster.isPrimary) {
  for (let i = 0; i < 4; i++) cluster.fork();
  cluster.on("message", (w, m) => console.error(w.id, m));
} else {
  process.on("message", (m) => process.send(rules.run(m.text)));
}
