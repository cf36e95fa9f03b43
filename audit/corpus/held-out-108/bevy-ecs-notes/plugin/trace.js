// Chrome trace JSON -> slowest systems
export function summary(json, top = 15) {
  const events = (JSON.parse(json).traceEvents ?? []).filter((e) => e.ph === "X" || e.ph === "B" || e.ph === "E");
  const open = new Map();
  const total = new Map();
  const add = (name, us) => {
    const t = total.get(name) ?? { name, calls: 0, us: 0, worst: 0 };
    t.calls++;
    t.us += us;
    t.worst = Math.max(t.worst, us);
    total.set(name, t);
  };
  for (const e of events) {
    const key = `${e.pid}:${e.tid}`;
    if (e.ph === "X") add(e.name, e.dur);
    else if (e.ph === "B") open.set(key, [...(open.get(key) ?? []), e]);
    else {
      const b = open.get(key)?.pop();
      if (b) add(b.name, e.ts - b.ts);
    }
  }
  return [...total.values()].sort((a, b) => b.us - a.us).slice(0, top)
    .map((t) => ({ system: t.name.replace(/^system: name="?|"$/g, ""), calls: t.calls, meanUs: Math.round(t.us / t.calls), worstUs: Math.round(t.worst) }));
}
export const activate = ({ tools }) => tools.add("trace_summary", ({ json, top }) => summary(json, top));
