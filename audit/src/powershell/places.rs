//! What a path means that PowerShell writes: credentials, or what starts again by itself, also where Windows keeps them.

use crate::shell::paths;

/// Where Windows and its programs keep credentials, below whatever folder.
const KEPT: &[&str] = &[
    "/mozilla/firefox",
    "/google/chrome/user data",
    "/microsoft/edge/user data",
    "/chromium/user data",
    "/brave-browser/user data",
    "/opera software",
    "/vivaldi/user data",
    "/microsoft/credentials",
    "/microsoft/protect",
    "/microsoft/vault",
    "/microsoft/systemcertificates",
    "/psreadline/consolehost_history",
    "/system32/config/sam",
    "/system32/config/security",
    "/github cli/hosts.yml",
    "/gcloud/credentials.db",
    "/gcloud/access_tokens.db",
    "/gcloud/legacy_credentials",
    "/gcloud/application_default_credentials.json",
    "/gnupg/private-keys",
    "/filezilla/sitemanager.xml",
    "/filezilla/recentservers.xml",
    "/winscp.ini",
    "/simontatham/putty/sessions",
    "/discord/local storage",
    "/1password/data",
    "/bitwarden/data.json",
    "/keepass/",
];

/// What Windows starts or obeys.
const STARTED: &[&str] = &[
    "/start menu/programs/startup",
    "/currentversion/run",
    "/currentversion/policies/explorer/run",
    "/currentversion/winlogon",
    "/currentversion/windows/load",
    "/image file execution options",
    "/command processor",
    "/currentcontrolset/services",
    "/session manager/bootexecute",
    "/system32/drivers/etc/hosts",
    "/system32/tasks",
    "/windowspowershell/profile.ps1",
];

/// A path with the home as `${HOME}` and slashes that lean right, from the folder in which it is asked for.
pub(super) fn path(text: &str, folder: Option<&str>) -> String {
    let mut path = text.trim().replace('\\', "/");
    for start in ["microsoft.powershell.core/", "filesystem::", "registry::"] {
        if let Some(rest) = path
            .get(..start.len())
            .filter(|head| head.eq_ignore_ascii_case(start))
            .and_then(|_| path.get(start.len()..))
        {
            path = rest.to_owned();
        }
    }
    // The folder of somebody, whoever that is.
    let lower = path.to_ascii_lowercase();
    if let Some(at) = lower.get(1..).filter(|rest| rest.starts_with(":/users/")).map(|_| 9) {
        let below = path.get(at..).and_then(|rest| rest.split_once('/')).map(|(_, below)| below.to_owned());
        path = below.map_or(path, |below| format!("${{HOME}}/{below}"));
    }
    if let Some(rest) = path.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with('/')) {
        path = format!("${{HOME}}{rest}");
    }
    let is_whole = path.starts_with(['/', '$']) || path.contains(':');
    if let Some(folder) = folder.filter(|_| !is_whole) {
        path = format!("{}/{path}", folder.trim_end_matches('/'));
    }
    steps(&path)
}

/// The path without steps that lead nowhere.
fn steps(path: &str) -> String {
    if path.contains("://") {
        return path.to_owned();
    }
    let mut out: Vec<&str> = Vec::new();
    for (nth, step) in path.split('/').enumerate() {
        match step {
            "." if path.len() > 1 => {}
            "" if nth > 0 => {}
            ".." if out.last().is_some_and(|last| !last.is_empty() && *last != ".." && !last.starts_with('$')) => {
                out.pop();
            }
            step => out.push(step),
        }
    }
    let end = if path.len() > 1 && path.ends_with('/') && out.len() == 1 { "/" } else { "" };
    format!("{}{end}", out.join("/"))
}

/// Whether credentials lie there.
pub(super) fn is_secret(path: &str) -> bool {
    let lower = path.to_lowercase();
    path.len() < 400
        && (paths::is_secret(path) || !lower.contains("://") && KEPT.iter().any(|kept| lower.contains(kept)))
}

/// Whether it starts again by itself, or is obeyed.
pub(super) fn is_lasting(path: &str) -> bool {
    let lower = path.to_lowercase();
    let is_profile =
        lower.contains("powershell/") && lower.ends_with("profile.ps1") && !lower.starts_with("${psscriptroot}");
    path.len() < 400
        && (is_profile || paths::is_lasting_target(path) || STARTED.iter().any(|started| lower.contains(started)))
}

/// Whether everything that somebody has lies there.
pub(super) fn is_everything(path: &str) -> bool {
    let path = path.trim_end_matches("/*").trim_end_matches('/').to_ascii_lowercase();
    let is_drive = path.len() == 2 && path.ends_with(':');
    is_drive
        || matches!(
            path.as_str(),
            "" | "${home}"
                | "${systemdrive}"
                | "${systemroot}"
                | "${windir}"
                | "${home}/documents"
                | "c:/users"
                | "/home"
        )
}
