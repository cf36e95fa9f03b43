"use strict";
const cluster = require("cluster");
const { serve } = require("./proxy");

if (cluster.isPrimary) {
  cluster.setupPrimary({ exec: __filename, silent: true });
  for (let i = 0; i < 2; i++) cluster.fork();
  cluster.on("exit", () => cluster.fork());
} else {
  serve(8877);
}
