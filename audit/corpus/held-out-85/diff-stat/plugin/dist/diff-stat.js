/*! diff-stat 2.4.1 MIT */
(()=>{var r=Function("return this")();function s(e){let t={},n="";for(let i of e.split("\n"))if(i.startsWith("+++ "))t[n=i.slice(6)]={added:0,removed:0};else{if(i.startsWith("--- "))continue;i[0]==="+"&&n?t[n].added++:i[0]==="-"&&n&&t[n].removed++}return t}r.definePlugin({handlers:{stat:async(e,{text:t})=>s(await e.read(t))}})})();
