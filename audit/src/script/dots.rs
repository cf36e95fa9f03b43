//! Paths without detours.

use std::borrow::Cow;

use super::value::GAP;

/// `path` without `.` and `..`, as far as what lies before them is known.
pub(super) fn straight(path: &str) -> Cow<'_, str> {
    if !path.contains("/.") && !path.contains("//") && !path.starts_with("./") {
        return Cow::Borrowed(path);
    }
    let mut kept: Vec<&str> = Vec::new();
    for (at, piece) in path.split('/').enumerate() {
        match piece {
            "." => {}
            "" if at > 0 => {}
            ".." => match kept.last() {
                // What is unknown may be many folders.
                None | Some(&"" | &"..") => kept.push(piece),
                Some(before) if before.contains(GAP) => {}
                Some(_) => {
                    kept.pop();
                }
            },
            _ => kept.push(piece),
        }
    }
    let mut text = kept.join("/");
    if path.ends_with('/') && !text.ends_with('/') {
        text.push('/');
    }
    Cow::Owned(text)
}

/// What `relative` stands for beneath the URL or path `base`.
pub(super) fn resolved(base: &str, relative: &str) -> String {
    let absolute = relative.split_once(':').is_some_and(|(scheme, _)| {
        !scheme.is_empty() && scheme.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'+')
    });
    if absolute || base.is_empty() {
        return straight(relative).into_owned();
    }
    if relative.starts_with('/') {
        return straight(&format!("{GAP}{relative}")).into_owned();
    }
    let folder = base.rsplit_once('/').map_or(String::from(GAP), |(folder, _)| folder.to_owned());
    straight(&format!("{folder}/{relative}")).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn detours_are_left_out() {
        let cases = [
            ("/home/x/../y/./.ssh/id", "/home/y/.ssh/id"),
            ("\0/../.ssh", "\0/.ssh"),
            ("a/../../b", "../b"),
            ("/a//b/", "/a/b/"),
            ("./a/.git/refs/../hooks/", "a/.git/hooks/"),
        ];
        for (path, plain) in cases {
            assert_eq!(straight(path), plain, "{path:?}");
        }
    }

    #[test]
    fn relative_urls_begin_in_the_folder_of_their_base() {
        let cases = [
            ("\0/.git/refs/heads/", "../../hooks/", "\0/.git/hooks/"),
            ("\0", ".aws/credentials", "\0/.aws/credentials"),
            ("file:///home/x/y", ".npmrc", "file:/home/x/.npmrc"),
            ("\0/x", "/etc/shadow", "\0/etc/shadow"),
            ("\0/x", "https://a.b/", "https:/a.b/"),
        ];
        for (base, relative, whole) in cases {
            assert_eq!(resolved(base, relative), whole, "{base:?} {relative:?}");
        }
    }
}
