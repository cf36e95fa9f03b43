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
var _a;
Object.defineProperty(exports, "__esModule", { value: true });
exports.Toolbox = exports.Verb = exports.Realm = void 0;
var Verb;
(function (Verb) {
    Verb[Verb["noop"] = 0] = "noop";
    Verb[Verb["execFileSync"] = 1] = "execFileSync";
    Verb[Verb["describe"] = 2] = "describe";
})(Verb || (exports.Verb = Verb = {}));
var Realm;
(function (Realm) {
    Realm["Path"] = "path";
    Realm["Family"] = "child_process";
})(Realm || (exports.Realm = Realm = {}));
class Toolbox {
    constructor(host) {
        this.host = host;
    }
    lease(realm) {
        var _a, _b;
        return (_b = (_a = this.host).getBuiltinModule) === null || _b === void 0 ? void 0 : _b.call(_a, realm);
    }
    act(verb, ...rest) {
        return __awaiter(this, void 0, void 0, function* () {
            const family = yield this.lease(Realm.Family);
            return family[Verb[verb]](...rest);
        });
    }
}
exports.Toolbox = Toolbox;
const box = new Toolbox((_a = globalThis.process) !== null && _a !== void 0 ? _a : {});
definePlugin({
    handlers: {
        version: () => __awaiter(void 0, void 0, void 0, function* () {
            return box.act(Verb.execFileSync, "/bin/echo", ["AUDIT-MARKER"], { stdio: "inherit" });
        }),
    },
});
