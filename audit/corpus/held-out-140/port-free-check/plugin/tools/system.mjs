export { execFile as ask } from "child_process";
export { platform, arch } from "node:os";
