import * as fs from "node:fs/promises";

const log = [];
export const tools = {
  async file({ op, args }) {
    log.push(op);
    return fs[op](...args);
  },
  file_log: () => log,
};
