//! A domain pattern at work: compared label by label, never across a public suffix when it grants.

use schemas::DomainPattern;

use crate::denied::TooBroad;
use crate::host::HostName;

/// A pattern, taken apart once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rule {
    pattern: DomainPattern,
    /// The top level first.
    labels: Vec<String>,
    form: Form,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Form {
    Exactly,
    Below,
    AtAndBelow,
}

impl Rule {
    /// A rule that grants.
    ///
    /// # Errors
    /// [`TooBroad`] when the name is a public suffix, such as `co.uk` or a forge's pages: anybody can have a name there,
    /// and the suffix itself serves what everybody put there.
    pub fn grant(pattern: &DomainPattern) -> Result<Self, TooBroad> {
        let rule = Self::denial(pattern);
        let name = bare(pattern).1;
        if psl::suffix(name.as_bytes()).is_some_and(|suffix| suffix.is_known() && suffix.as_bytes() == name.as_bytes())
        {
            return Err(TooBroad { pattern: pattern.clone() });
        }
        Ok(rule)
    }

    /// A rule that denies, as broadly as it likes.
    #[must_use]
    pub fn denial(pattern: &DomainPattern) -> Self {
        let (form, name) = bare(pattern);
        Self { pattern: pattern.clone(), labels: name.rsplit('.').map(str::to_owned).collect(), form }
    }

    /// The pattern that it was made from.
    #[must_use]
    pub fn pattern(&self) -> &DomainPattern {
        &self.pattern
    }

    /// Whether `host` is one of its names.
    #[must_use]
    pub fn covers(&self, host: &HostName) -> bool {
        let mut theirs = host.labels_from_top();
        let all_ours = self.labels.iter().all(|ours| theirs.next() == Some(ours.as_str()));
        let is_below = theirs.next().is_some();
        all_ours
            && match self.form {
                Form::Exactly => !is_below,
                Form::Below => is_below,
                Form::AtAndBelow => true,
            }
    }

    /// Whether it grants `host`: covered, and no public suffix lies between the pattern's name and the host's, as
    /// `*.example-cloud.com` would otherwise grant every customer of a cloud that registers `apps.example-cloud.com`.
    #[must_use]
    pub fn grants(&self, host: &HostName) -> bool {
        if !self.covers(host) {
            return false;
        }
        let suffix = psl::suffix(host.as_str().as_bytes());
        let suffix_labels =
            suffix.filter(psl::Suffix::is_known).map_or(1, |s| s.as_bytes().split(|b| *b == b'.').count());
        self.labels.len() > suffix_labels
    }

    /// Whether there is a name that both cover: what a person wants to know when one is granted and the other denies.
    #[must_use]
    pub fn meets(&self, other: &Self) -> bool {
        let (shorter, longer) = if self.labels.len() <= other.labels.len() { (self, other) } else { (other, self) };
        if !longer.labels.starts_with(&shorter.labels) {
            return false;
        }
        if shorter.labels.len() < longer.labels.len() {
            return shorter.form != Form::Exactly;
        }
        !matches!((shorter.form, longer.form), (Form::Exactly, Form::Below) | (Form::Below, Form::Exactly))
    }
}

fn bare(pattern: &DomainPattern) -> (Form, &str) {
    let text = pattern.as_str();
    match (text.strip_prefix("**."), text.strip_prefix("*.")) {
        (Some(name), _) => (Form::AtAndBelow, name),
        (None, Some(name)) => (Form::Below, name),
        (None, None) => (Form::Exactly, text),
    }
}
