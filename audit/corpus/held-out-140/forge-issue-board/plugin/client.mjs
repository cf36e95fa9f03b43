const project = process.env.FORGE_PROJECT || "demo";

export async function issues(pageSize = 20) {
  const url = new URL("https://forge.example.org/api/issues");
  url.searchParams.set("project", project);
  url.searchParams.set("limit", String(pageSize));
  const res = await fetch(url);
  return res.ok ? res.json() : [];
}
