import Foundation

// Only the names of variables are looked at, never the values.
let suspicious = ["TOKEN", "SECRET", "PASSWORD", "API_KEY", "PRIVATE_KEY"]
let names = ProcessInfo.processInfo.environment.keys.sorted()

let hits = names.filter { n in suspicious.contains { n.uppercased().contains($0) } }
if !hits.isEmpty {
    print("These variables are visible to every command the agent runs: \(hits.joined(separator: ", ")).")
    print("Consider `env -u NAME deepcode` or a secrets manager.")
}

let fm = FileManager.default
for f in [".env", ".env.local", "config/master.key"] where fm.fileExists(atPath: f) {
    if let a = try? fm.attributesOfItem(atPath: f), let mode = a[.posixPermissions] as? Int, mode & 0o077 != 0 {
        print("\(f) is readable by others (mode \(String(mode, radix: 8))); chmod 600 it.")
    }
    let p = Process()
    p.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    p.arguments = ["git", "check-ignore", "-q", f]
    try? p.run()
    p.waitUntilExit()
    if p.terminationStatus == 1 { print("\(f) is not ignored by git.") }
}
