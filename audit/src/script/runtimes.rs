//! What Deno and Bun have, by the names that Node has for the same: the rules know one of them.

/// What stands at `key` of `owner`, which is Deno, Bun or a part of them, under its name in Node.
///
/// The names are those of <https://docs.deno.com/api/deno/> and <https://bun.sh/reference/bun>.
pub(super) fn same(owner: &str, key: &str) -> Option<String> {
    match owner {
        "Deno" => of_deno(key),
        "Bun" => of_bun(key).map(str::to_owned),
        "Deno.env" => matches!(key, "get" | "toObject").then(|| format!("Deno.env.{key}")),
        _ => None,
    }
}

/// The module of Node's whose loading says what reading `key` of `owner` says: files, the network.
pub(super) fn module(owner: &str, key: &str) -> Option<String> {
    let path = if (owner, key) == ("Bun", "file") { "node:fs.openSync".to_owned() } else { same(owner, key)? };
    let (module, _) = path.split_once('.').filter(|_| path.starts_with("node:"))?;
    Some(module.to_owned())
}

fn of_deno(key: &str) -> Option<String> {
    let fixed = match key {
        "env" => "Deno.env",
        "cwd" => "process.cwd",
        "chdir" => "process.chdir",
        "exit" => "process.exit",
        "kill" => "process.kill",
        "connect" => "node:net.connect",
        "connectTls" | "startTls" => "node:tls.connect",
        "listen" | "listenTls" => "node:net.createServer",
        "listenDatagram" => "node:dgram.createSocket",
        "serve" => "node:http.createServer",
        "createHttpClient" => "node:http.request",
        "resolveDns" => "node:dns/promises.resolve",
        _ => return of_files(key),
    };
    Some(fixed.to_owned())
}

/// Deno's functions for files: those with `Sync` at their end, and those that promise.
fn of_files(key: &str) -> Option<String> {
    let (name, module, end) = match key.strip_suffix("Sync") {
        Some(name) => (name, "node:fs", "Sync"),
        None => (key, "node:fs/promises", ""),
    };
    let same = match name {
        "readFile" | "readTextFile" => "readFile",
        "writeFile" | "writeTextFile" | "create" => "writeFile",
        "readDir" => "readdir",
        "readLink" => "readlink",
        "realPath" => "realpath",
        "remove" => "rm",
        "makeTempDir" => "mkdtemp",
        "open" | "copyFile" | "rename" | "symlink" | "link" | "mkdir" | "chmod" | "chown" | "stat" | "lstat"
        | "truncate" | "utime" => name,
        _ => return None,
    };
    Some(format!("{module}.{same}{end}"))
}

fn of_bun(key: &str) -> Option<&'static str> {
    Some(match key {
        "env" => "process.env",
        "argv" => "process.argv",
        "write" => "node:fs/promises.writeFile",
        "fetch" => "fetch",
        // Its clients of databases and of object storage speak to whom they are told.
        "connect" | "sql" | "SQL" | "redis" | "RedisClient" | "s3" | "S3Client" => "node:net.connect",
        "listen" => "node:net.createServer",
        "serve" => "node:http.createServer",
        "udpSocket" => "node:dgram.createSocket",
        "dns" => "node:dns/promises",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_speaks_to_others_is_loaded_as_what_does_in_node() {
        for (owner, key, loaded) in [
            ("Deno", "connect", "node:net"),
            ("Deno", "readTextFileSync", "node:fs"),
            ("Bun", "file", "node:fs"),
            ("Bun", "redis", "node:net"),
            ("Bun", "s3", "node:net"),
            ("Bun", "SQL", "node:net"),
        ] {
            assert_eq!(module(owner, key).as_deref(), Some(loaded), "{owner}.{key}");
        }
        assert!(
            module("Bun", "version").is_none() && module("Bun", "env").is_none() && module("Deno.env", "get").is_none()
        );
    }
}
