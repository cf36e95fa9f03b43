export function weight(bytes) { return (bytes / 1024).toFixed(1) + " kB"; }
