"use strict";
const{dayish:d}=require("./lib/dayish.js");
definePlugin({handlers:{async when(t,{text:e}){const n=d(e||"2024-02-29T12:00:00Z");return{text:[n.format("YYYY-MM-DD"),n.add(1,"y").format("D. MMM YYYY"),n.startOf("w").from(n)].join("\n")}}}});
