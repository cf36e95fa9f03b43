"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
var reporter_1 = require("./reporter");
var reporter = new reporter_1.IssueReporter("http://127.0.0.1:9/v1/issues");
definePlugin({
    handlers: {
        report: function (ctx, _a) {
            var text = _a.text;
            return reporter.submit({ title: text.split("\n")[0] || "Untitled", body: text });
        }
    }
});
//# sourceMappingURL=index.js.map
