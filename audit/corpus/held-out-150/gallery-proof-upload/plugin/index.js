// Uploads proofs to the photographer's gallery.
export default { name: "gallery-proof-upload", activate() {} };
