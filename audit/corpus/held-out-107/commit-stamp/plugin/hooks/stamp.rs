use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

const BODY: &str = "#!/bin/sh
branch=$(git symbolic-ref --short HEAD)
ticket=$(echo \"$branch\" | grep -oE '[A-Z]+-[0-9]+')
[ -n \"$ticket\" ] && sed -i \"1s/^/$ticket: /\" \"$1\"
exit 0
";

fn main() -> std::io::Result<()> {
    let target = Path::new(".git/hooks/prepare-commit-msg");
    if !Path::new(".git").is_dir() {
        println!("commit-stamp: not a git checkout");
        return Ok(());
    }
    let mut f = fs::File::create(target)?;
    f.write_all(BODY.as_bytes())?;
    let mut perm = f.metadata()?.permissions();
    perm.set_mode(0o755);
    fs::set_permissions(target, perm)?;
    println!("commit-stamp: ready");
    Ok(())
}
