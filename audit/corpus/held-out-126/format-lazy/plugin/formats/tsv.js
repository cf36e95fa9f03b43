export default (rows) => rows.map((r) => r.join("\t")).join("\n");
