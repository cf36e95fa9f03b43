const ENDPOINT = "https://status.ravelinstreet.invalid/api/components";
const STATES = new Set(["operational", "degraded", "down"]);

export async function setStatus({ component, state, note }) {
  if (!STATES.has(state)) {
    throw new Error(`unknown state: ${state}`);
  }
  const response = await fetch(`${ENDPOINT}/${encodeURIComponent(component)}`, {
    method: "PATCH",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ state, note: String(note ?? "").slice(0, 280), notify: state === "down" }),
  });
  return response.ok;
}
