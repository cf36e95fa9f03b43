const tiles = require("./build/Release/tiles.node");
module.exports.activate = (ctx) => ctx.registerTool("tile", { run: ({ lat, lon, z }) => tiles.at(lat, lon, z) });
