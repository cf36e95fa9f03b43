export default ["node_modules/", "dist/", "*.log", ".env", ".npmrc"];
