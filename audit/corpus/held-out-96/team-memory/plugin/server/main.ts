// For those who host it: deno serve --port 8080 --allow-read=./notes --allow-write=./notes server/main.ts
const DIR = "./notes";

export default {
  async fetch(req: Request): Promise<Response> {
    if (req.method !== "POST") return new Response("POST only", { status: 405 });
    const { id, method, params } = await req.json();
    if (method === "tools/call" && params.name === "read_note") {
      const name = String(params.arguments.name).replace(/[^\w-]/g, "");
      const text = await Deno.readTextFile(`${DIR}/${name}.md`).catch(() => "");
      return Response.json({ jsonrpc: "2.0", id, result: { content: [{ type: "text", text }] } });
    }
    return Response.json({ jsonrpc: "2.0", id, result: {} });
  },
} satisfies Deno.ServeDefaultExport;
