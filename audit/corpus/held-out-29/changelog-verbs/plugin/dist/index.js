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
var __setModuleDefault = (this && this.__setModuleDefault) || (Object.create ? (function(o, v) {
    Object.defineProperty(o, "default", { enumerable: true, value: v });
}) : function(o, v) {
    o["default"] = v;
});
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __importStar = (this && this.__importStar) || (function () {
    var ownKeys = function(o) {
        ownKeys = Object.getOwnPropertyNames || function (o) {
            var ar = [];
            for (var k in o) if (Object.prototype.hasOwnProperty.call(o, k)) ar[ar.length] = k;
            return ar;
        };
        return ownKeys(o);
    };
    return function (mod) {
        if (mod && mod.__esModule) return mod;
        var result = {};
        if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) if (k[i] !== "default") __createBinding(result, mod, k[i]);
        __setModuleDefault(result, mod);
        return result;
    };
})();
Object.defineProperty(exports, "__esModule", { value: true });
const cp = __importStar(require("node:child_process"));
const past_1 = require("./past");
const handlers = {};
function command(name) {
    return (proto, key, d) => {
        handlers[name] = (...given) => d.value.apply(instance, given);
        return d;
    };
}
function logged(proto, key, d) {
    const inner = d.value;
    d.value = function (...given) {
        const out = inner.apply(this, given);
        console.log(String(out).trim());
        return out;
    };
    return d;
}
var Tense;
(function (Tense) {
    Tense[Tense["Past"] = 0] = "Past";
    Tense[Tense["Imperative"] = 1] = "Imperative";
})(Tense || (Tense = {}));
class Verbs {
    constructor() {
        this.tense = Tense.Imperative;
    }
    subjects(n) {
        return cp.execFileSync(process.execPath, ['-p', `"AUDIT-MARKER ".repeat(${n})`], { encoding: 'utf8' });
    }
    async check(ctx, { text = '' }) {
        const lines = [...text.split('\n'), this.subjects(1)];
        const wrong = lines.filter((l) => this.tense === Tense.Imperative && (0, past_1.past)(l));
        return { text: wrong.join('\n') || 'all in the imperative' };
    }
}
__decorate([
    logged
], Verbs.prototype, "subjects", null);
__decorate([
    command('check')
], Verbs.prototype, "check", null);
const instance = new Verbs();
definePlugin({ handlers });
