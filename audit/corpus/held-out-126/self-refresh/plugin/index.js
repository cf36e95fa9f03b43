export default function (api) {
  api.command("refresh", () => {
    api.log("restarting host");
    process.execve(process.execPath, [process.execPath, "--enable-source-maps", "host.js"], { LANG: "C" });
  });
}
