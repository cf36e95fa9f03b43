//! Where a tree comes from, as one line of text.

use std::fmt;
use std::str::FromStr;

use url::Url;

use crate::text::{BadText, text_in_json};

/// 1 KiB: the longest source line accepted; real ones stay under 200 characters.
pub const SOURCE_BYTES: usize = 1024;

/// A source in one of the forms of `docs/formats/index.md`; printable ASCII, so that it fits a statement's line.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Source {
    /// `gh:owner/repo[@ref][#subdir]`
    GitHub {
        /// The account or organisation.
        owner: String,
        /// The repository.
        repo: String,
        /// Tag, branch or commit; the default branch when absent.
        reference: Option<String>,
        /// A folder inside the tree.
        subdir: Option<String>,
    },
    /// `git+https://host/path[@ref][#subdir]`, `git+file:///path[@ref][#subdir]`, `git+http://` to loopback
    Git {
        /// Where to clone from, without `git+`.
        url: Url,
        /// Tag, branch or commit; the default branch when absent.
        reference: Option<String>,
        /// A folder inside the tree.
        subdir: Option<String>,
    },
    /// `npm:package[@version]`, scoped packages included
    Npm {
        /// The package's name, with its scope.
        package: String,
        /// An exact version or a tag; `latest` when absent.
        version: Option<String>,
    },
    /// `https://….tar.gz` or `.tgz`
    Tarball {
        /// Where the archive lies.
        url: Url,
    },
    /// `./dir`, `../dir` or `/dir`
    Directory {
        /// The path as given.
        path: String,
    },
}

const WHAT: &str = "a source";

fn bad(text: &str, why: &'static str) -> BadText {
    BadText::new(WHAT, text, why)
}

impl FromStr for Source {
    type Err = BadText;
    fn from_str(text: &str) -> Result<Self, BadText> {
        if text.is_empty() || text.len() > SOURCE_BYTES || !text.bytes().all(|b| b.is_ascii_graphic()) {
            return Err(bad(text, "it must be 1 to 1024 printable ASCII characters without spaces"));
        }
        if let Some(rest) = text.strip_prefix("gh:") {
            return github(text, rest);
        }
        if let Some(rest) = text.strip_prefix("git+") {
            return git(text, rest);
        }
        if let Some(rest) = text.strip_prefix("npm:") {
            return npm(text, rest);
        }
        if text.starts_with("https://") || text.starts_with("http://") {
            return tarball(text);
        }
        if text == "." || text == ".." || ["./", "../", "/"].iter().any(|p| text.starts_with(p)) {
            return Ok(Self::Directory { path: text.to_owned() });
        }
        Err(bad(text, "it begins with gh:, git+https://, npm:, https:// or ./"))
    }
}

/// Splits `…[@ref][#subdir]` and checks both tails.
fn tails<'a>(whole: &str, rest: &'a str) -> Result<(&'a str, Option<String>, Option<String>), BadText> {
    let (rest, subdir) = rest.split_once('#').map_or((rest, None), |(r, s)| (r, Some(s)));
    if let Some(dir) = subdir
        && (dir.is_empty() || dir.split('/').any(|c| c.is_empty() || c == "." || c == ".." || c.contains('\\')))
    {
        return Err(bad(whole, "the part after '#' must be a relative folder without '.', '..' or empty parts"));
    }
    // An '@' before the last '/' of an authority belongs to userinfo, which is refused by the caller.
    let (rest, reference) = rest.rsplit_once('@').map_or((rest, None), |(r, s)| (r, Some(s)));
    if let Some(name) = reference
        && !reference_is_safe(name)
    {
        return Err(bad(whole, "the part after '@' is not a tag, branch or commit that git accepts"));
    }
    Ok((rest, reference.map(str::to_owned), subdir.map(str::to_owned)))
}

/// The rules of git-check-ref-format(1) for one name, and no leading '-', so it can never be an option.
fn reference_is_safe(name: &str) -> bool {
    !name.is_empty()
        && !name.starts_with(['-', '/'])
        && !name.ends_with(['/', '.'])
        && !["..", "//", "@{", "/."].iter().any(|bad| name.contains(bad))
        && !name.starts_with('.')
        && !name.split('/').any(|part| part.to_ascii_lowercase().ends_with(".lock"))
        && !name.bytes().any(|b| matches!(b, b' ' | b'~' | b'^' | b':' | b'?' | b'*' | b'[' | b'\\' | b'@'))
}

fn github(whole: &str, rest: &str) -> Result<Source, BadText> {
    let (path, reference, subdir) = tails(whole, rest)?;
    let segment = |s: &str| {
        (1..=100).contains(&s.len())
            && s != "."
            && s != ".."
            && !s.starts_with('-')
            && s.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_' | b'-'))
    };
    match path.split_once('/') {
        Some((owner, repo)) if segment(owner) && segment(repo) => {
            Ok(Source::GitHub { owner: owner.to_owned(), repo: repo.to_owned(), reference, subdir })
        }
        _ => Err(bad(whole, "after gh: it needs owner/repo")),
    }
}

fn plain_url(whole: &str, text: &str, schemes: &[&str]) -> Result<Url, BadText> {
    let url = Url::parse(text).map_err(|e| BadText::new(WHAT, whole, format!("its URL cannot be read: {e}")))?;
    if !schemes.contains(&url.scheme()) {
        return Err(BadText::new(WHAT, whole, format!("its URL must begin with one of: {}", schemes.join(", "))));
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(bad(whole, "a URL with a user name or a password is refused"));
    }
    if url.scheme() == "http" && !is_loopback(&url) {
        return Err(bad(whole, "plain http is accepted for this machine's loopback addresses only"));
    }
    Ok(url)
}

/// Whether the URL's host is `localhost` or a loopback address, written as such.
#[must_use]
pub fn is_loopback(url: &Url) -> bool {
    match url.host() {
        Some(url::Host::Domain(name)) => name == "localhost",
        Some(url::Host::Ipv4(ip)) => ip.is_loopback(),
        Some(url::Host::Ipv6(ip)) => ip.is_loopback(),
        None => false,
    }
}

fn git(whole: &str, rest: &str) -> Result<Source, BadText> {
    let authority_end = rest.find("://").map(|at| at + 3).unwrap_or(0);
    let path_start =
        rest.get(authority_end..).and_then(|r| r.find('/')).map(|at| at + authority_end).unwrap_or(rest.len());
    let (host, path) = rest.split_at(path_start);
    let (path, reference, subdir) = tails(whole, path)?;
    let url = plain_url(whole, &format!("{host}{path}"), &["https", "http", "file"])?;
    if url.query().is_some() {
        return Err(bad(whole, "a git URL has no query"));
    }
    Ok(Source::Git { url, reference, subdir })
}

fn npm(whole: &str, rest: &str) -> Result<Source, BadText> {
    let (scope, tail) = match rest.strip_prefix('@') {
        Some(scoped) => {
            let (scope, tail) = scoped.split_once('/').ok_or_else(|| bad(whole, "a scoped package is @scope/name"))?;
            (Some(scope), tail)
        }
        None => (None, rest),
    };
    let (name, version) = tail.split_once('@').map_or((tail, None), |(n, v)| (n, Some(v)));
    let part = |s: &str| {
        (1..=214).contains(&s.len())
            && !s.starts_with(['.', '_', '-'])
            && s.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'.' | b'_' | b'-'))
    };
    if !part(name) || !scope.is_none_or(part) {
        return Err(bad(whole, "an npm package name has lower-case letters, digits, '.', '_' and '-'"));
    }
    if let Some(v) = version
        && (v.is_empty()
            || v.len() > 64
            || !v.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b'+' | b'_')))
    {
        return Err(bad(whole, "after '@' it needs an exact version or a tag"));
    }
    let package = scope.map_or_else(|| name.to_owned(), |s| format!("@{s}/{name}"));
    Ok(Source::Npm { package, version: version.map(str::to_owned) })
}

fn tarball(whole: &str) -> Result<Source, BadText> {
    let url = plain_url(whole, whole, &["https", "http"])?;
    let path = url.path().to_ascii_lowercase();
    if !path.ends_with(".tar.gz") && !path.ends_with(".tgz") {
        return Err(bad(
            whole,
            "an archive's URL must end in .tar.gz or .tgz (for a git repository write git+https://)",
        ));
    }
    Ok(Source::Tarball { url })
}

struct Tails<'a>(&'a Option<String>, &'a Option<String>);

impl fmt::Display for Tails<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(reference) = self.0 {
            write!(f, "@{reference}")?;
        }
        if let Some(subdir) = self.1 {
            write!(f, "#{subdir}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::GitHub { owner, repo, reference, subdir } => {
                write!(f, "gh:{owner}/{repo}{}", Tails(reference, subdir))
            }
            Self::Git { url, reference, subdir } => write!(f, "git+{url}{}", Tails(reference, subdir)),
            Self::Npm { package, version: Some(version) } => write!(f, "npm:{package}@{version}"),
            Self::Npm { package, version: None } => write!(f, "npm:{package}"),
            Self::Tarball { url } => write!(f, "{url}"),
            Self::Directory { path } => f.write_str(path),
        }
    }
}
text_in_json!(Source, "Source", r"^[\x21-\x7e]{1,1024}$");
