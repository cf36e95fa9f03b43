"use strict";
var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __metadata = (this && this.__metadata) || function (k, v) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") return Reflect.metadata(k, v);
};
var __importDefault = (this && this.__importDefault) || function (mod) {
    return (mod && mod.__esModule) ? mod : { "default": mod };
};
Object.defineProperty(exports, "__esModule", { value: true });
exports.tools = exports.Planner = exports.Clock = void 0;
const path_1 = __importDefault(require("path"));
const container_1 = require("./container.js");
let Clock = class Clock {
    now() { return Date.now(); }
};
exports.Clock = Clock;
exports.Clock = Clock = __decorate([
    (0, container_1.Injectable)()
], Clock);
let Planner = class Planner {
    plan(files) { return files.map((f) => ({ name: path_1.default.basename(f), at: this.clock.now() })); }
};
exports.Planner = Planner;
__decorate([
    (0, container_1.Inject)(Clock),
    __metadata("design:type", Clock)
], Planner.prototype, "clock", void 0);
exports.Planner = Planner = __decorate([
    (0, container_1.Injectable)()
], Planner);
exports.tools = { plan: ({ files }) => container_1.Container.get(Planner).plan(files) };
