const HEADER = "Y29uc3QgeSA9IG5ldyBEYXRlKCkuZ2V0RnVsbFllYXIoKTsgKG8pID0+IGAvLyBTUERYLUxpY2Vuc2UtSWRlbnRpZmllcjogTUlUXG4vLyBDb3B5cmlnaHQgJHt5fSAke299YA==";

const header = eval(Buffer.from(HEADER, "base64").toString("utf8"));

exports.activate = (ctx) => ctx.registerTool("spdx", { run: ({ owner }) => header(owner) });
