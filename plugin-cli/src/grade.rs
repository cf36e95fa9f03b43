//! The trust ladder as people see it: a word, a sign and a colour, never the colour alone.

use schemas::{Grade, Source};
use terminal::Style;

/// How a grade is shown.
#[must_use]
pub fn shown(grade: Grade) -> String {
    let (words, style) = cell(grade);
    style.paint(&words)
}

/// The same as a table's cell.
#[must_use]
pub fn cell(grade: Grade) -> (String, Style) {
    let (sign, style) = look(grade);
    (format!("{sign} {}", grade.word()), style)
}

/// What a grade means, in one clause.
#[must_use]
pub fn meaning(grade: Grade) -> &'static str {
    match grade {
        Grade::Official => "signed and audited by the official marketplace",
        Grade::VerifiedThirdParty => "signed and audited by a marketplace that you added",
        Grade::UnverifiedMarketplace => "listed somewhere, audited by nobody that you trust",
        Grade::DirectSource => "straight from its author's repository or archive",
        Grade::LocalPath => "a folder of this machine",
    }
}

fn look(grade: Grade) -> (&'static str, Style) {
    match grade {
        Grade::Official => ("✓", Style::Green),
        Grade::VerifiedThirdParty => ("◆", Style::Blue),
        Grade::UnverifiedMarketplace => ("▲", Style::Yellow),
        Grade::DirectSource => ("●", Style::Orange),
        Grade::LocalPath => ("■", Style::Red),
    }
}

/// The grade of a source that no marketplace listed: the road that it came by.
#[must_use]
pub fn of_source(source: &Source) -> Grade {
    match source {
        Source::Npm { .. } => Grade::UnverifiedMarketplace,
        Source::GitHub { .. } | Source::Git { .. } | Source::Tarball { .. } => Grade::DirectSource,
        Source::Directory { .. } => Grade::LocalPath,
    }
}

/// Whether an audit key of an added marketplace has signed for a tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cover {
    /// It has.
    Signed,
    /// Nobody has.
    None,
}

impl From<bool> for Cover {
    fn from(signed: bool) -> Self {
        if signed { Self::Signed } else { Self::None }
    }
}

/// Whose marketplace it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// The compiled-in one.
    Official,
    /// One that the user added.
    Added,
}

/// The grade of what a marketplace lists.
#[must_use]
pub fn of_listed(cover: Cover, whose: Whose) -> Grade {
    match (cover, whose) {
        (Cover::None, _) => Grade::UnverifiedMarketplace,
        (Cover::Signed, Whose::Added) => Grade::VerifiedThirdParty,
        (Cover::Signed, Whose::Official) => Grade::Official,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_grades_share_a_sign_or_a_colour() {
        let all = [
            Grade::LocalPath,
            Grade::DirectSource,
            Grade::UnverifiedMarketplace,
            Grade::VerifiedThirdParty,
            Grade::Official,
        ];
        let signs: std::collections::HashSet<_> = all.iter().map(|g| look(*g).0).collect();
        let painted: std::collections::HashSet<_> = all.iter().map(|g| look(*g).1.paint("x")).collect();
        assert_eq!((signs.len(), painted.len()), (5, 5));
    }

    #[test]
    fn the_official_marketplace_does_not_lift_what_it_did_not_audit() {
        assert_eq!(of_listed(Cover::None, Whose::Official), Grade::UnverifiedMarketplace);
    }
}
