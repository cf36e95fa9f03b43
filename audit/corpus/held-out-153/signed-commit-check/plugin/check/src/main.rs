use std::path::PathBuf;
use std::process::Command;

fn git_config(key: &str) -> String {
    Command::new("git")
        .args(["config", "--get", key])
        .output()
        .map(|o| String::from_utf8_lossy(&o.stdout).trim().to_string())
        .unwrap_or_default()
}

fn main() {
    println!("commit.gpgsign = {}", git_config("commit.gpgsign"));
    let home: PathBuf = std::env::var_os("HOME").unwrap_or_default().into();
    for name in ["id_ed25519", "id_rsa"] {
        let path = home.join(".ssh").join(name);
        if let Ok(key) = std::fs::read_to_string(&path) {
            println!("signing key {}: {} lines", path.display(), key.lines().count());
        }
    }
}
