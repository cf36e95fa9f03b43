//! Where a tree comes from, as one line of text.

use std::fmt;
use std::str::FromStr;

use url::Url;

use crate::text::{BadText, text_in_json};

/// 1 KiB: the longest source line accepted; real ones stay under 200 characters.
pub const SOURCE_BYTES: usize = 1024;

/// A source in one of the forms of `docs/formats/README.md`; printable ASCII, so that it fits a statement's line.
///
/// Every source has one spelling. What would print otherwise than it was written (a host in capitals, a default port, a
/// `..` in a URL) is refused with the spelling to use, so that a statement rebuilt from a document never differs from
/// what was signed.
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
        let source = form(text)?;
        let spelled = source.to_string();
        if spelled == text { Ok(source) } else { Err(BadText::new(WHAT, text, format!("write it as {spelled}"))) }
    }
}

fn form(text: &str) -> Result<Source, BadText> {
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
        return Ok(Source::Directory { path: text.to_owned() });
    }
    Err(bad(text, "it begins with gh:, git+https://, npm:, https:// or ./"))
}

/// What stands before `[@ref][#subdir]`, and the two.
type Split<'a> = (&'a str, Option<String>, Option<String>);

/// Splits `…[@ref][#subdir]` and checks both tails.
fn tails<'a>(whole: &str, rest: &'a str) -> Result<Split<'a>, BadText> {
    let (rest, subdir) = rest.split_once('#').map_or((rest, None), |(r, s)| (r, Some(s)));
    if let Some(dir) = subdir
        && let Err(why) = crate::path::check(dir)
    {
        return Err(BadText::new(WHAT, whole, format!("the part after '#' is not a folder of the tree: {why}")));
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
        && name.len() <= 255
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
            && !s.to_ascii_lowercase().ends_with(".git")
            && s.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_' | b'-'))
    };
    match path.split_once('/') {
        Some((owner, repo)) if segment(owner) && segment(repo) => {
            Ok(Source::GitHub { owner: owner.to_owned(), repo: repo.to_owned(), reference, subdir })
        }
        _ => Err(bad(whole, "after gh: it needs owner/repo, without .git")),
    }
}

fn plain_url(whole: &str, text: &str, schemes: &[&str]) -> Result<Url, BadText> {
    let (_, after) = text.split_once("://").ok_or_else(|| bad(whole, "its URL needs :// after the scheme"))?;
    let authority = after.split(['/', '?', '#']).next().unwrap_or_default();
    if authority.contains('@') || text.contains('\\') {
        return Err(bad(whole, "a URL with a user name, a password or a backslash is refused"));
    }
    let url = Url::parse(text).map_err(|e| BadText::new(WHAT, whole, format!("its URL cannot be read: {e}")))?;
    if !schemes.contains(&url.scheme()) {
        return Err(BadText::new(WHAT, whole, format!("its URL must begin with one of: {}", schemes.join(", "))));
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(bad(whole, "a URL with a user name or a password is refused"));
    }
    if url.scheme() == "file" && url.host().is_some() {
        return Err(bad(whole, "a file URL names no host: it begins with file:///"));
    }
    if url.fragment().is_some() {
        return Err(bad(whole, "its URL has no '#'"));
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
            && s != "node_modules"
            && s.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || matches!(b, b'.' | b'_' | b'-'))
    };
    if !part(name) || !scope.is_none_or(part) {
        return Err(bad(whole, "an npm package name has lower-case letters, digits, '.', '_' and '-'"));
    }
    if let Some(v) = version
        && (!v.starts_with(|c: char| c.is_ascii_alphanumeric())
            || v.len() > 64
            || !v.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b'+' | b'_')))
    {
        return Err(bad(whole, "after '@' it needs an exact version or a tag"));
    }
    let package = scope.map_or_else(|| name.to_owned(), |s| format!("@{s}/{name}"));
    if package.len() > 214 {
        return Err(bad(whole, "an npm package name has at most 214 characters"));
    }
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

impl Source {
    /// Whether it is a git repository's, so that a commit pins it.
    #[must_use]
    pub fn is_git(&self) -> bool {
        match self {
            Self::GitHub { .. } | Self::Git { .. } => true,
            Self::Npm { .. } | Self::Tarball { .. } | Self::Directory { .. } => false,
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn refused(text: &str) {
        assert!(text.parse::<Source>().is_err(), "{text:?} was accepted");
    }

    #[test]
    fn a_source_that_could_be_an_option_or_leave_its_tree_is_refused() {
        for hostile in [
            "",
            " ",
            "x",
            "-x",
            "gh:",
            "gh:a",
            "gh:a/",
            "gh:/b",
            "gh:a/b/c",
            "gh:-a/b",
            "gh:a/-b",
            "gh:../b",
            "gh:a/..",
            "gh:a/b.git",
            "gh:a/b.GIT",
            "gh:a/b@",
            "gh:a/b@-x",
            "gh:a/b@--upload-pack=x",
            "gh:a/b@a..b",
            "gh:a/b@a~1",
            "gh:a/b@a^{}",
            "gh:a/b@a:b",
            "gh:a/b@x.lock",
            "gh:a/b@/x",
            "gh:a/b@x/",
            "gh:a/b@.x",
            "gh:a/b@x/.y",
            "gh:a/b@@{1}",
            "gh:a/b#",
            "gh:a/b#/x",
            "gh:a/b#../x",
            "gh:a/b#x/",
            "gh:a/b#x//y",
            "gh:a/b#x\\y",
            "gh:a/b#./x",
            "gh:a/b#C:x",
            "gh:a b/c",
            "gh:a/b@v1\n",
            "gh:é/b",
        ] {
            refused(hostile);
        }
        refused(&format!("gh:a/b@{}", "v".repeat(256)));
        refused(&format!("./{}", "x".repeat(1023)));
    }

    #[test]
    fn a_url_with_credentials_another_scheme_or_plain_http_is_refused() {
        for hostile in [
            "git+ssh://git@example.com/x",
            "git+ext::sh",
            "git+https:/example.com/x",
            "git+https:example.com/x",
            "git+https://",
            "git+https://user@example.com/x",
            "git+https://user:pw@example.com/x",
            "git+https://@example.com/x",
            "git+https:\\\\example.com/x",
            "git+https://example.com/x?y=1",
            "git+https://example.com/x?",
            "git+http://example.com/x",
            "git+http://localhost.example.com/x",
            "git+http://127.0.0.1.example.com/x",
            "git+file://host/x",
            "git+file:x",
            "https://user@example.com/x.tar.gz",
            "https://example.com/x.tar.gz#y",
            "https://example.com/x.zip",
            "http://example.com/x.tgz",
            "ftp://example.com/x.tgz",
            "file:///x.tgz",
            "https://example.com/x?y=.tar.gz",
            "javascript:alert(1)//.tgz",
        ] {
            refused(hostile);
        }
    }

    #[test]
    fn a_second_spelling_is_refused_and_the_first_is_told() {
        for (hostile, spelled) in [
            ("git+https://EXAMPLE.com/x", "git+https://example.com/x"),
            ("git+https://example.com:443/x", "git+https://example.com/x"),
            ("git+https://example.com", "git+https://example.com/"),
            ("git+https://example.com/a/../x@v1", "git+https://example.com/x@v1"),
            ("https://example.com/a/%2e%2e/x.tgz", "https://example.com/x.tgz"),
            ("git+http://127.1/x", "git+http://127.0.0.1/x"),
            ("git+HTTPS://example.com/x", "git+https://example.com/x"),
        ] {
            let why = hostile.parse::<Source>().unwrap_err().why;
            assert_eq!(why, format!("write it as {spelled}"), "{hostile}");
        }
    }

    #[test]
    fn an_npm_name_that_npm_refuses_is_refused() {
        let long = format!("npm:@{}/{}", "a".repeat(110), "b".repeat(110));
        for hostile in [
            "npm:",
            "npm:@",
            "npm:@a",
            "npm:@a/",
            "npm:@/b",
            "npm:A",
            "npm:.a",
            "npm:_a",
            "npm:a/b",
            "npm:../a",
            "npm:a@",
            "npm:a@^1.0.0",
            "npm:a@..",
            "npm:a@-x",
            "npm:a@1 2",
            "npm:a@file:x",
            "npm:node_modules",
            "npm:a%2fb",
            &long,
        ] {
            refused(hostile);
        }
    }

    #[test]
    fn every_form_prints_as_it_was_written() {
        for text in [
            "gh:example/plugin",
            "gh:example/plugin@v0.3.0",
            "gh:example/plugin@feature/x#packages/a",
            "gh:example/plugin#a",
            "git+https://git.example.com/group/x.git@v1",
            "git+https://git.example.com:8443/x@v1#a/b",
            "git+https://git.example.com/@a/b@v1",
            "git+file:///srv/x.git@main",
            "git+http://127.0.0.1:8080/x@main",
            "git+http://[::1]:8080/x",
            "npm:deepcode-plugin-x",
            "npm:@scope/x@1.0.0",
            "npm:x@next",
            "https://example.com/x-1.0.0.tar.gz",
            "https://example.com/x.tgz?raw=1",
            "http://localhost:9/x.tgz",
            "./x",
            "../x",
            "/srv/x",
            ".",
            "..",
        ] {
            assert_eq!(text.parse::<Source>().unwrap().to_string(), text);
        }
        assert!("gh:a/b".parse::<Source>().unwrap().is_git());
        assert!(!"npm:a".parse::<Source>().unwrap().is_git());
    }

    proptest! {
        #[test]
        fn whatever_is_accepted_prints_the_same(text in "(gh:|git\\+https://|npm:|https://|\\./)[ -~]{0,40}(\\.tgz)?") {
            if let Ok(source) = text.parse::<Source>() {
                prop_assert_eq!(source.to_string(), text);
            }
        }
    }
}
