const BASE = "https://gitlab.example.com/api/v4";

class GitLab {
  #token;
  #project;
  constructor({ token, project }) {
    if (!token) throw new Error("set the token in the plugin's settings");
    this.#token = token;
    this.#project = encodeURIComponent(project);
  }

  async #call(path, init = {}) {
    const res = await fetch(`${BASE}/projects/${this.#project}${path}`, {
      ...init,
      headers: { "PRIVATE-TOKEN": this.#token, "Content-Type": "application/json", ...init.headers },
      redirect: "error",
    });
    if (res.status === 429) {
      const wait = Number(res.headers.get("retry-after") ?? 5);
      await new Promise((r) => setTimeout(r, Math.min(wait, 30) * 1000));
      return this.#call(path, init);
    }
    if (!res.ok) throw new Error(`GitLab ${res.status}: ${(await res.text()).slice(0, 200)}`);
    return res.json();
  }

  open() {
    return this.#call("/merge_requests?state=opened&per_page=50&order_by=updated_at");
  }
  diff(iid) {
    return this.#call(`/merge_requests/${Number(iid)}/changes?access_raw_diffs=true`);
  }
  discussions(iid) {
    return this.#call(`/merge_requests/${Number(iid)}/discussions?per_page=100`);
  }
  comment(iid, body) {
    return this.#call(`/merge_requests/${Number(iid)}/notes`, { method: "POST", body: JSON.stringify({ body }) });
  }
}

export async function activate(ctx) {
  const gl = new GitLab(ctx.config);
  ctx.registerTool("gitlab_open_mrs", "List open merge requests", {}, async () =>
    (await gl.open()).map((m) => ({ iid: m.iid, title: m.title, author: m.author.username, draft: m.draft, updated: m.updated_at })));
  ctx.registerTool("gitlab_mr_diff", "Changes of a merge request", { iid: "number" }, async ({ iid }) => {
    const { changes } = await gl.diff(iid);
    return changes.map((c) => `--- ${c.old_path}\n+++ ${c.new_path}\n${c.diff}`).join("\n");
  });
  ctx.registerTool("gitlab_mr_threads", "Unresolved discussions", { iid: "number" }, async ({ iid }) =>
    (await gl.discussions(iid)).filter((d) => d.notes.some((n) => n.resolvable && !n.resolved)));
  ctx.registerTool("gitlab_mr_comment", "Comment on a merge request", { iid: "number", body: "string" }, ({ iid, body }) =>
    gl.comment(iid, body), { confirm: true });
}
