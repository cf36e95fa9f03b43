// pages only, nothing to start
export function activate() {}
