exports.entry = (version, items) =>
  [`## ${version}`, "", ...items.map((i) => "- " + i), ""].join("\n");
