import { run } from "./vm.js";
import { spawn } from "./worker.js";

export function lesson() {
  const job = spawn("add", [["push", 2], ["push", 3], ["add"]]);
  return { job: job.name, result: run(job.program) };
}
