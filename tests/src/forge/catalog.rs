//! What a forged marketplace offers and withdraws.

use schemas::time::day_of;
use schemas::{
    Action, AuditRef, ExceptionSignature, ExceptionStatement, Index, PluginName, Revocation, RevocationId, Revoked,
    Shard, SignedException, Status, TreeDigest, Verdict, VersionEntry,
};

use super::{Forge, Signer};

impl Forge {
    /// Adds an audited version of a plugin whose tree has the digest `tree`, signed by the first active audit key.
    ///
    /// # Panics
    /// When the name or the version is none.
    pub fn add(&mut self, name: &str, version: &str, tree: [u8; 32]) -> &mut VersionEntry {
        let auditor = self.auditor();
        let mut entry = self.unaudited(name, version, tree);
        self.attest(&name.parse().expect("a plugin's name"), &mut entry, &auditor);
        self.list(name, entry)
    }

    /// The first active audit key.
    ///
    /// # Panics
    /// When there is none.
    #[must_use]
    pub fn auditor(&self) -> Signer {
        let active = self.audit.iter().find(|(_, state)| *state == schemas::root::AuditKeyState::Active);
        active.expect("an active audit key").0.clone()
    }

    /// An entry that nobody has signed yet.
    ///
    /// # Panics
    /// When the name or the version is none.
    #[must_use]
    pub fn unaudited(&self, name: &str, version: &str, tree: [u8; 32]) -> VersionEntry {
        VersionEntry {
            version: version.parse().expect("a version"),
            source: format!("gh:example/{name}@v{version}").parse().expect("a source"),
            commit: Some(schemas::CommitId::Sha1([1; 20])),
            source_hash: TreeDigest(tree),
            signature: None,
            key_id: None,
            audited_by: None,
            audited_at: None,
            audit: None,
            contributes: Vec::new(),
            allowed_domains: Vec::new(),
            yanked: false,
            upstream: None,
            attestations: Vec::new(),
        }
    }

    /// Signs an entry's statement with `auditor`, for this marketplace.
    ///
    /// # Panics
    /// Never: the entry is given everything that a statement needs.
    pub fn attest(&self, name: &PluginName, entry: &mut VersionEntry, auditor: &Signer) {
        entry.audited_by = Some("auditor".parse().expect("a handle"));
        entry.audited_at = Some(self.now.strftime("%Y-%m-%d").to_string().parse().expect("a date"));
        entry.audit =
            Some(AuditRef { verdict: Verdict::Manual, rules: None, waivers: None, report: None, reason: None });
        let statement = entry.statement(&self.origin, name).expect("all facts are there");
        entry.signature = Some(auditor.sign(&statement.to_bytes()));
        entry.key_id = Some(auditor.id());
    }

    /// Lists an entry as it is.
    ///
    /// # Panics
    /// When the name is none.
    pub fn list(&mut self, name: &str, entry: VersionEntry) -> &mut VersionEntry {
        let name: PluginName = name.parse().expect("a plugin's name");
        let shard = self.shards.entry(name.clone()).or_insert_with(|| Shard {
            name,
            description: "A plugin.".to_owned(),
            maintainer: "example".to_owned(),
            status: Status::Active,
            versions: Vec::new(),
        });
        shard.versions.push(entry);
        shard.versions.last_mut().expect("one was just added")
    }

    /// Adds a revocation, and names it as in force.
    ///
    /// # Panics
    /// When the id, the name or the range is none.
    pub fn revoke(&mut self, id: &str, name: &str, range: &str) -> &mut Revocation {
        let id: RevocationId = id.parse().expect("an id");
        self.in_force.push(id.clone());
        self.revoked.push(Revocation {
            id,
            name: name.parse().expect("a plugin's name"),
            versions: vec![range.parse().expect("a range")],
            reason: "credential theft".to_owned(),
            action: Action::Disable,
            digests: Vec::new(),
            published: Some(self.now),
            aliases: Vec::new(),
            references: Vec::new(),
        });
        self.revoked.last_mut().expect("one was just added")
    }

    /// Lets the newest version of a plugin pass that `upstream` has revoked, from now for `days` days, signed by the keys of
    /// the revocations role.
    ///
    /// # Panics
    /// When nothing of that name is listed, or there is no such revocation.
    pub fn except(&mut self, upstream: &Self, id: &str, (name, days): (&str, i64)) -> &mut SignedException {
        let name: PluginName = name.parse().expect("a plugin's name");
        let entry = self.shards[&name].versions.last().expect("a version");
        let revocation = upstream.revoked.iter().find(|entry| entry.id.as_str() == id).expect("a revocation");
        let today = day_of(self.now);
        let unsigned = SignedException {
            upstream: upstream.origin.clone(),
            revocation: revocation.id.clone(),
            action: revocation.action,
            name,
            version: entry.version.clone(),
            tree: entry.source_hash,
            reason: "our build leaves that part out".parse().expect("a reason"),
            excepted_by: "tia".parse().expect("a handle"),
            excepted_at: today,
            expires: today.checked_add(jiff::Span::new().days(days)).expect("not the end of time"),
            signatures: Vec::new(),
        };
        let signers: Vec<Signer> = self.revocations.signers.iter().map(|listed| listed.signer.clone()).collect();
        self.exceptions.push(self.sign_exception(unsigned, &signers));
        self.exceptions.last_mut().expect("one was just added")
    }

    /// The same facts, signed by others.
    #[must_use]
    pub fn sign_exception(&self, exception: SignedException, signers: &[Signer]) -> SignedException {
        let statement = ExceptionStatement { marketplace: &self.origin, exception: &exception }.to_bytes();
        let sign = |signer: &Signer| ExceptionSignature { key_id: signer.id(), signature: signer.sign(&statement) };
        let signatures = signers.iter().map(sign).collect();
        SignedException { signatures, ..exception }
    }

    pub(super) fn index(&self) -> Index {
        Index {
            version: "1".to_owned(),
            public_key: self.audit.first().map_or_else(|| self.public_key(), |(signer, _)| signer.public()),
            marketplace: self.origin.clone(),
            sequence: self.versions.get("targets").copied().unwrap_or(0) + 1,
            generated_at: self.now,
            revocations: self.in_force.clone(),
            withdrawn: self.withdrawn.clone(),
            plugins: self.shards.values().cloned().collect(),
        }
    }

    pub(super) fn revoked_document(&self) -> Revoked {
        Revoked {
            version: "1".to_owned(),
            sequence: self.versions.get("revocations").copied().unwrap_or(0) + 1,
            generated_at: self.now,
            revoked: self.revoked.clone(),
        }
    }
}
