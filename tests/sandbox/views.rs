//! What a command sees of the machine, and what it can change of it.

use std::fs;
use std::os::unix::fs::{PermissionsExt as _, symlink};
use std::path::Path;

use runtime::sandbox::{Access, Ended, Identity, Limits, Network, Seen, SpawnError};

use super::ends::{end, sandbox, shell};

/// A workspace with a repository, and one secret in it.
fn workspace() -> tempfile::TempDir {
    let folder = tempfile::Builder::new().prefix("workspace").tempdir_in("/tmp").unwrap();
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o777)).unwrap();
    fs::create_dir(folder.path().join(".git")).unwrap();
    fs::set_permissions(folder.path().join(".git"), fs::Permissions::from_mode(0o777)).unwrap();
    fs::write(folder.path().join(".git/config"), "old").unwrap();
    fs::write(folder.path().join(".env"), "secret").unwrap();
    fs::write(folder.path().join("file"), "old").unwrap();
    fs::set_permissions(folder.path().join("file"), fs::Permissions::from_mode(0o666)).unwrap();
    folder
}

fn seen(folder: &Path, access: Access) -> Seen {
    let guarded = [".git", ".deepcode", ".agents"].map(Into::into).to_vec();
    Seen { from: folder.to_owned(), to: folder.to_owned(), access, guarded, hidden: vec![".env".into()] }
}

fn try_in(folder: &Path, access: Access, line: &str) -> Result<(String, Ended), SpawnError> {
    let mut command = shell(line);
    command.directory = folder.to_owned();
    command.view = vec![seen(folder, access)];
    command.identity = Identity::Caller;
    let (said, muttered, ended) = end(sandbox().command(&command, &Limits::default())?);
    Ok((said + &muttered, ended))
}

#[test]
fn a_workspace_that_is_only_read_does_not_change() {
    let folder = workspace();
    let line = "cat file; echo new > file; echo new > other; rm -f file; mkdir x; cat .env";
    let (said, ended) = try_in(folder.path(), Access::Read, line).unwrap();
    assert!(said.starts_with("old"), "{said}");
    assert!(!said.contains("secret"), "{said}");
    assert_ne!(ended, Ended::Exited(127));
    assert_eq!(fs::read_to_string(folder.path().join("file")).unwrap(), "old");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
}

#[test]
fn in_a_writable_workspace_the_guarded_parts_stay() {
    let folder = workspace();
    let line = "echo new > file; echo new > .git/config; rm -rf .git; mv .git moved; mkdir -p .deepcode/x; \
                echo x > .agents; ln -s /tmp .agents; touch .git/hooks; ls -a";
    let (said, _) = try_in(folder.path(), Access::Write, line).unwrap();
    assert_eq!(fs::read_to_string(folder.path().join("file")).unwrap(), "new\n", "{said}");
    assert_eq!(fs::read_to_string(folder.path().join(".git/config")).unwrap(), "old", "{said}");
    let mut left: Vec<_> = fs::read_dir(folder.path()).unwrap().map(|e| e.unwrap().file_name()).collect();
    left.sort();
    assert_eq!(left, [".env", ".git", "file"], "what marked the places is gone: {said}");
}

#[test]
fn what_is_hidden_is_empty() {
    let folder = workspace();
    let (said, _) = try_in(folder.path(), Access::Write, "cat .env; echo stolen > .env").unwrap();
    assert!(!said.contains("secret"), "{said}");
    assert_eq!(fs::read_to_string(folder.path().join(".env")).unwrap(), "secret");
}

#[test]
fn a_link_in_a_guarded_place_is_refused() {
    let folder = workspace();
    symlink("/tmp", folder.path().join(".agents")).unwrap();
    let refused = try_in(folder.path(), Access::Write, "true").unwrap_err();
    assert!(matches!(&refused, SpawnError::View { path, .. } if path.ends_with(".agents")), "{refused}");
}

#[test]
fn a_view_that_leads_elsewhere_is_refused() {
    let folder = workspace();
    let link = folder.path().join("link");
    symlink("/etc", &link).unwrap();
    for bad in [
        Seen { from: link, ..seen(folder.path(), Access::Read) },
        Seen { from: folder.path().join("nothing"), ..seen(folder.path(), Access::Read) },
        Seen { to: "relative".into(), ..seen(folder.path(), Access::Read) },
        Seen { to: "/a/../etc".into(), ..seen(folder.path(), Access::Read) },
        Seen { guarded: vec!["../outside".into()], ..seen(folder.path(), Access::Write) },
        Seen { guarded: vec!["link/below".into()], ..seen(folder.path(), Access::Write) },
    ] {
        let mut command = shell("true");
        command.view = vec![bad.clone()];
        let tried = sandbox().command(&command, &Limits::default());
        assert!(matches!(tried, Err(SpawnError::View { .. })), "{bad:?}");
    }
}

#[test]
fn without_a_grant_the_machine_is_not_there() {
    let folder = workspace();
    let line = format!("ls {0}; cat {0}/file; ls /home /root /var; cat /etc/shadow", folder.path().display());
    let (said, muttered, _) = end(sandbox().command(&shell(&line), &Limits::default()).unwrap());
    assert_eq!(said, "", "{muttered}");
}

#[test]
fn without_a_network_nothing_is_reached() {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let line = format!("exec 3<>/dev/tcp/127.0.0.1/{port} && echo reached");
    let mut command = shell("");
    command.argv = vec!["/bin/bash".to_owned(), "-c".to_owned(), line];
    command.network = Network::None;
    let (said, muttered, _) = end(sandbox().command(&command, &Limits::default()).unwrap());
    assert_eq!(said, "", "{muttered}");
    assert!(
        muttered.contains("not supported") || muttered.contains("denied") || muttered.contains("unreachable"),
        "{muttered}"
    );
}
