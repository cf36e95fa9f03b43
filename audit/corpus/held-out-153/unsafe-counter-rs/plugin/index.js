// Everything this plugin offers is listed in plugin.json.
export default { name: "unsafe-counter-rs" };
