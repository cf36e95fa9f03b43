// Runs a smoke list over firmware builds.
export default { name: "firmware-smoke-list", activate() {} };
