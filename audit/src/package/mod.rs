//! `package.json`: what a package manager would run by itself, and what would come from elsewhere.

use crate::bundle::Bundle;
use crate::finding::{Finding, Findings, Place};
use crate::layout::Layout;
use crate::report::Coverage;
use crate::rules::package as rules;

/// Scripts that npm, yarn or pnpm run when a package, also one from git, is installed or packed.
const LIFECYCLE: &[&str] = &[
    "preinstall",
    "install",
    "postinstall",
    "prepare",
    "preprepare",
    "postprepare",
    "prepublish",
    "prepack",
    "postpack",
    "dependencies",
    "preuninstall",
    "uninstall",
    "postuninstall",
    "pnpm:devPreinstall",
];

/// Whether a package manager runs the script of that name by itself.
pub(crate) fn is_lifecycle(name: &str) -> bool {
    LIFECYCLE.contains(&name)
}

/// Judges every package.json outside `node_modules`.
pub fn inspect(bundle: &Bundle, layout: &Layout, findings: &mut Findings, coverage: &mut Coverage) {
    for package in &layout.packages {
        for (name, line, place) in package.scripts.iter().filter(|(name, ..)| is_lifecycle(name)) {
            let message = format!("`{name}` runs by itself: {line}");
            findings.push(Finding::new(&rules::SCRIPT, place.clone(), message).evidence(line));
        }
        for dependency in &package.dependencies {
            let range = dependency.range.as_str();
            let elsewhere = ["git", "http:", "https:", "ssh:", "github:", "gitlab:", "bitbucket:", "gist:"];
            let is_path = range.starts_with("file:..") || range.starts_with("link:") || range.starts_with('/');
            if elsewhere.iter().any(|start| range.starts_with(start)) || is_path || is_short_git(range) {
                let message = format!("{} comes from {range}", dependency.name);
                findings.push(Finding::new(&rules::DEPENDENCY, dependency.place.clone(), message).evidence(range));
            }
        }
        if !package.dependencies.is_empty() && !package.bundled {
            let count = package.dependencies.len();
            let message = format!("{count} dependencies are not in the bundle");
            findings.push(Finding::new(&rules::UNBUNDLED, package.place.clone(), message));
            coverage
                .not_covered
                .push(format!("{}: {count} dependencies that are not in the bundle", package.place.path));
        }
        if let Some(place) = &package.overrides {
            findings.push(Finding::new(&rules::OVERRIDES, place.clone(), "dependencies are overridden"));
        }
    }
    let builds =
        bundle.files().iter().filter(|file| file.name() == "binding.gyp" && !file.path.contains("node_modules/"));
    for file in builds {
        findings.push(Finding::new(
            &rules::GYP,
            Place::file(&file.path),
            "npm builds it when the package is installed",
        ));
    }
}

/// `owner/repository`, npm's short form for GitHub.
fn is_short_git(range: &str) -> bool {
    let word = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_alphanumeric() || "-_.#".contains(c));
    !range.starts_with(['.', '@', '~', '^'])
        && range.split_once('/').is_some_and(|(owner, name)| word(owner) && word(name))
}

#[cfg(test)]
mod tests {
    use crate::{Severity, fixture};

    fn worst(package: &str) -> Option<(Severity, &'static str)> {
        fixture::worst(&fixture::report(&[("package.json", package)]))
    }

    #[test]
    fn what_runs_by_itself_is_a_danger() {
        for name in ["preinstall", "install", "postinstall", "prepare", "prepublish", "prepack"] {
            let found = worst(&format!(r#"{{"scripts": {{"{name}": "tsc"}}}}"#));
            assert_eq!(found, Some((Severity::Danger, "install-script/lifecycle")), "{name}");
        }
    }

    #[test]
    fn what_a_person_runs_is_clean() {
        for name in ["test", "build", "start", "lint", "posttest", "prebuild", "prepublishOnly"] {
            assert_eq!(worst(&format!(r#"{{"scripts": {{"{name}": "tsc"}}}}"#)), None, "{name}");
        }
    }

    #[test]
    fn a_dependency_from_elsewhere_is_a_warning_and_one_from_the_registry_is_context() {
        for (range, expected) in [
            ("git+https://git.example.com/x.git", Severity::Warning),
            ("https://example.com/x.tgz", Severity::Warning),
            ("owner/x", Severity::Warning),
            ("file:../x", Severity::Warning),
            ("^1.2.3", Severity::Info),
            ("npm:y@1.0.0", Severity::Info),
            ("workspace:*", Severity::Info),
        ] {
            let found = worst(&format!(r#"{{"dependencies": {{"x": "{range}"}}}}"#));
            assert_eq!(found.map(|(severity, _)| severity), Some(expected), "{range}");
        }
    }
}
