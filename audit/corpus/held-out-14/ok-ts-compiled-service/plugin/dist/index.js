"use strict";
var __createBinding = (this && this.__createBinding) || (Object.create ? (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    var desc = Object.getOwnPropertyDescriptor(m, k);
    if (!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) {
      desc = { enumerable: true, get: function() { return m[k]; } };
    }
    Object.defineProperty(o, k2, desc);
}) : (function(o, m, k, k2) {
    if (k2 === undefined) k2 = k;
    o[k2] = m[k];
}));
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __awaiter = (this && this.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};
var __classPrivateFieldGet = (this && this.__classPrivateFieldGet) || function (receiver, state, kind, f) {
    if (kind === "a" && !f) throw new TypeError("Private accessor was defined without a getter");
    if (typeof state === "function" ? receiver !== state || !f : !state.has(receiver)) throw new TypeError("Cannot read private member from an object whose class did not declare it");
    return kind === "m" ? f : kind === "a" ? f.call(receiver) : f ? f.value : state.get(receiver);
};
var __exportStar = (this && this.__exportStar) || function(m, exports) {
    for (var p in m) if (p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p)) __createBinding(exports, m, p);
};
var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
var _NoteService_items;
Object.defineProperty(exports, "__esModule", { value: true });
exports.NoteService = exports.Priority = void 0;
const rank_1 = __importDefault(require("./rank"));
__exportStar(require("./rank"), exports);
var Priority;
(function (Priority) {
    Priority[Priority["Low"] = 0] = "Low";
    Priority[Priority["Normal"] = 1] = "Normal";
    Priority[Priority["High"] = 2] = "High";
})(Priority || (exports.Priority = Priority = {}));
function memo(_target, _key, desc) {
    const inner = desc.value;
    const seen = new Map();
    desc.value = function (arg) {
        if (!seen.has(arg))
            seen.set(arg, inner.call(this, arg));
        return seen.get(arg);
    };
    return desc;
}
class NoteService {
    constructor() {
        _NoteService_items.set(this, []);
    }
    parse(text) {
        return text.split("\n").filter((l) => /^\s*(TODO|ACTION)\b/.test(l)).map((l) => ({ text: l.trim(), priority: (0, rank_1.default)(l) }));
    }
    run(text) {
        return __awaiter(this, void 0, void 0, function* () {
            __classPrivateFieldGet(this, _NoteService_items, "f").push(...(yield Promise.resolve(this.parse(text))));
            return __classPrivateFieldGet(this, _NoteService_items, "f").map((i) => `[${Priority[i.priority]}] ${i.text}`).join("\n");
        });
    }
}
exports.NoteService = NoteService;
_NoteService_items = new WeakMap();
__decorate([
    memo,
    __metadata("design:type", Function),
    __metadata("design:paramtypes", [String]),
    __metadata("design:returntype", Array)
], NoteService.prototype, "parse", null);
definePlugin({
    handlers: {
        notes: (_ctx, input) => new NoteService().run(input.text),
    },
});
//# sourceMappingURL=index.js.map
