"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
exports.route = void 0;
exports.route = /@(Get|Post|Put|Delete|Patch)\(\s*['"]([^'"]*)['"]/g;
