// Nothing to start: this plugin only contributes hooks.
export default function activate() {}
