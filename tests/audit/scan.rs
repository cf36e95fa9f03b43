//! A directory through the audit: its verdict and the rows of the policy that were named.

use std::fs;
use std::io;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use audit::Bundle;
use verifier::tree::{Contents, Kind, Listed};

use super::cases::Verdict;

/// What the audit says of the plugin in `folder`.
pub(crate) fn audit(folder: &Path) -> (Verdict, Vec<String>) {
    let mut listing = Vec::new();
    let mut paths = Vec::new();
    list(folder, folder, &mut listing, &mut paths);
    let report = audit::inspect(&Bundle::listed(listing, Arc::new(Disk(paths))));
    let verdict = match report.verdict {
        schemas::Verdict::Clean => Verdict::Clean,
        schemas::Verdict::Info => Verdict::Info,
        schemas::Verdict::Warning => Verdict::Warning,
        schemas::Verdict::Danger => Verdict::Danger,
        schemas::Verdict::Manual => panic!("no audit gives a person's verdict"),
    };
    let mut families: Vec<String> = report.findings.iter().map(|f| f.rule.family.word().to_owned()).collect();
    families.sort();
    families.dedup();
    (verdict, families)
}

struct Disk(Vec<PathBuf>);

impl Contents for Disk {
    fn open(&self, at: usize) -> io::Result<Box<dyn io::Read + Send + '_>> {
        Ok(Box::new(fs::File::open(&self.0[at])?))
    }
}

fn list(root: &Path, folder: &Path, listing: &mut Vec<(Listed, Option<String>)>, paths: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let about = path.symlink_metadata().unwrap();
        if about.is_dir() {
            list(root, &path, listing, paths);
            continue;
        }
        let link = fs::read_link(&path).ok().map(|target| target.to_string_lossy().into_owned());
        let kind = match link {
            Some(_) => Kind::Symlink,
            None => Kind::File { executable: about.permissions().mode() & 0o100 != 0 },
        };
        let relative = path.strip_prefix(root).unwrap().as_os_str().as_bytes().to_vec();
        listing.push((Listed { path: relative, kind, size: about.len() }, link));
        paths.push(path);
    }
}
