//! Which commit a reference stands for: a tag, a branch, or the default branch.

use schemas::CommitId;

use super::Wanted;
use crate::fetch::SourceError;

/// What a repository says of the names that were asked for.
#[derive(Debug, Default)]
pub(super) struct Found {
    pub(super) tag: Option<CommitId>,
    pub(super) branch: Option<CommitId>,
    pub(super) head: Option<CommitId>,
}

impl Found {
    /// The commit to take.
    ///
    /// A tag and a branch of one name must agree. A tag that is not the pinned commit any more is refused; a branch may
    /// have moved on, and the pinned commit is taken.
    pub(super) fn choose(&self, repository: &str, wanted: Wanted<'_>) -> Result<CommitId, SourceError> {
        if let Some(named) = wanted.commit() {
            return match wanted.pinned {
                Some(pinned) if pinned != named => Err(wanted.wrong(repository, pinned, named)),
                Some(_) | None => Ok(named),
            };
        }
        let Some(name) = wanted.reference else {
            return wanted.pinned.or(self.head).ok_or_else(|| SourceError::NotFound(format!("{repository}: a commit")));
        };
        match (self.tag, self.branch, wanted.pinned) {
            (Some(tag), _, Some(pinned)) if tag != pinned => Err(wanted.wrong(repository, pinned, tag)),
            (Some(tag), _, Some(_)) => Ok(tag),
            (Some(tag), Some(branch), None) if tag != branch => {
                let (repository, reference) = (repository.to_owned(), name.to_owned());
                Err(SourceError::Ambiguous { repository, reference, tag, branch })
            }
            (Some(tag), _, None) => Ok(tag),
            (None, Some(branch), pinned) => Ok(pinned.unwrap_or(branch)),
            (None, None, _) => Err(SourceError::NotFound(format!("{repository}: the tag or branch {name}"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(byte: u8) -> CommitId {
        CommitId::Sha1([byte; 20])
    }
    const TAG: Wanted<'_> = Wanted { reference: Some("v1"), pinned: None };

    #[test]
    fn a_tag_that_moved_from_the_pinned_commit_is_refused() {
        let found = Found { tag: Some(id(2)), ..Found::default() };
        let refused = found.choose("r", Wanted { pinned: Some(id(1)), ..TAG });
        assert!(matches!(refused, Err(SourceError::WrongCommit { .. })), "{refused:?}");
    }

    #[test]
    fn a_branch_that_moved_on_still_gives_the_pinned_commit() {
        let found = Found { branch: Some(id(2)), ..Found::default() };
        assert_eq!(found.choose("r", Wanted { pinned: Some(id(1)), ..TAG }).unwrap(), id(1));
    }

    #[test]
    fn a_tag_and_a_branch_of_one_name_must_agree() {
        let found = Found { tag: Some(id(1)), branch: Some(id(2)), head: None };
        assert!(matches!(found.choose("r", TAG), Err(SourceError::Ambiguous { .. })));
        let found = Found { tag: Some(id(1)), branch: Some(id(1)), head: None };
        assert_eq!(found.choose("r", TAG).unwrap(), id(1));
    }

    #[test]
    fn a_commit_that_is_named_must_be_the_pinned_one() {
        let name = id(1).to_string();
        let wanted = Wanted { reference: Some(&name), pinned: Some(id(2)) };
        assert!(matches!(Found::default().choose("r", wanted), Err(SourceError::WrongCommit { .. })));
    }

    #[test]
    fn an_empty_repository_has_no_commit() {
        let nothing = Found::default().choose("r", Wanted { reference: None, pinned: None });
        assert!(matches!(nothing, Err(SourceError::NotFound(_))), "{nothing:?}");
    }
}
