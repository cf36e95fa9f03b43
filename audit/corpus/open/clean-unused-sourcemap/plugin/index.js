definePlugin({handlers:{ok:()=>!0}});
//# sourceMappingURL=index.js.map
