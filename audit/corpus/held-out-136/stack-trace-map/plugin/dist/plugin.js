"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.activate = activate;
const vlq_1 = require("./vlq");
function activate(api) {
    api.tools.register("map_position", ({ mappings, line, column }) => {
        let src = 0, sl = 0, sc = 0, best = null;
        mappings.split(";").forEach((row, i) => {
            let col = 0;
            for (const seg of row.split(",").filter(Boolean)) {
                const d = (0, vlq_1.decode)(seg);
                col += d[0];
                if (d.length > 3) {
                    src += d[1];
                    sl += d[2];
                    sc += d[3];
                    if (i === line - 1 && col <= column)
                        best = { source: src, line: sl + 1, column: sc };
                }
            }
        });
        return best;
    });
}
