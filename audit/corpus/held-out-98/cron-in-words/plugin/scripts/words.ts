const MONTHS = ["", "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MACROS: Record<string, string> = {
  "@yearly": "0 0 1 1 *", "@annually": "0 0 1 1 *", "@monthly": "0 0 1 * *", "@weekly": "0 0 * * 0",
  "@daily": "0 0 * * *", "@midnight": "0 0 * * *", "@hourly": "0 * * * *",
};

if (Deno.args[0] === "@reboot") {
  console.log("once, when the machine starts");
  Deno.exit(0);
}

const expr = MACROS[Deno.args[0]] ?? Deno.args.join(" ");
const fields = expr.trim().split(/\s+/).slice(0, 5);
if (fields.length < 5) {
  console.error("crontab: five fields are needed");
  Deno.exit(1);
}

const label = (names: string[] | null, v: string) => {
  if (!names) return v;
  const byName = names.findIndex((n) => n && n.slice(0, 3).toLowerCase() === v.toLowerCase());
  return names[byName >= 0 ? byName : Number(v)] ?? v;
};

function words(field: string, unit: string, names: string[] | null): string {
  if (field === "*") return `every ${unit}`;
  return field.split(",").map((p) => {
    const [range, step] = p.split("/");
    const [a, b] = range.split("-");
    const span = range === "*" ? "" : b ? `${label(names, a)} to ${label(names, b)}` : label(names, a);
    return step ? `every ${step} ${unit}s${span ? ` in ${span}` : ""}` : names ? span : `${unit} ${span}`;
  }).join(" and ");
}

const [min, hour, dom, mon, dow] = fields;
const clock = /^\d+$/.test(min) && /^\d+$/.test(hour)
  ? `at ${hour.padStart(2, "0")}:${min.padStart(2, "0")}`
  : `${words(min, "minute", null)}, ${words(hour, "hour", null)}`;

const out = [clock];
if (dom !== "*") out.push(`on ${words(dom, "day", null)} of the month`);
if (mon !== "*") out.push(`in ${words(mon, "month", MONTHS)}`);
if (dow !== "*") out.push(`${dom !== "*" ? "or " : ""}on ${words(dow, "weekday", DAYS)}`);
console.log(out.join(", "));
