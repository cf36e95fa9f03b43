const tls = require("tls");

exports.days = () =>
  new Promise((ok, fail) => {
    const s = tls.connect({ host: "www.example.com", port: 443, servername: "www.example.com" }, () => {
      const end = new Date(s.getPeerCertificate().valid_to);
      s.end();
      ok(Math.floor((end - Date.now()) / 864e5));
    });
    s.on("error", fail);
  });
