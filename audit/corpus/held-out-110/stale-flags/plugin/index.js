// Nothing to start: this plugin only contributes mcpServers, skills.
export default function activate() {}
