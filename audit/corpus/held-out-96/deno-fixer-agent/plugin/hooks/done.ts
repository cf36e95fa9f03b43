const ev = await new Response(Deno.stdin.readable).json().catch(() => ({}));
const map = await Deno.readTextFile("deno.json").then(JSON.parse).catch(() => null);
if (!map) {
  console.log(JSON.stringify({ systemMessage: "There is no deno.json yet." }));
} else if (!map.tasks && !ev.stop_hook_active) {
  console.log(JSON.stringify({ systemMessage: "deno.json has no tasks." }));
}
