//! Metadata from its parts: the `signed` object, the envelope around it, the order of a publish.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use sha2::{Digest as _, Sha256};
use sigstore_tuf::canonical_json::to_canonical_bytes;

use super::{Forge, Listed, Mirror, Role};

/// The SHA-256 of bytes, in hexadecimal.
#[must_use]
pub fn sha256_hex(bytes: &[u8]) -> String {
    hex::encode(Sha256::digest(bytes))
}

/// A TUF envelope around `signed`, with a signature by each of `signers`.
///
/// # Panics
/// When `signed` holds a number that canonical JSON has no form for.
#[must_use]
pub fn envelope(signed: &Value, signers: &[Listed]) -> Value {
    let bytes = to_canonical_bytes(signed).expect("canonical JSON");
    let signatures: Vec<Value> = signers
        .iter()
        .map(|listed| json!({ "keyid": listed.id, "sig": hex::encode(listed.signer.sign(&bytes).0) }))
        .collect();
    json!({ "signed": signed, "signatures": signatures })
}

fn key(listed: &Listed) -> (String, Value) {
    let public = hex::encode(listed.signer.public().0);
    let key = json!({ "keytype": "ed25519", "scheme": "ed25519", "keyval": { "public": public } });
    (listed.id.clone(), key)
}

fn role_keys(role: &Role) -> Value {
    let ids: Vec<&String> = role.listed.iter().map(|listed| &listed.id).collect();
    json!({ "keyids": ids, "threshold": role.threshold })
}

fn target(bytes: &[u8]) -> Value {
    json!({ "length": bytes.len(), "hashes": { "sha256": sha256_hex(bytes) } })
}

impl Forge {
    /// Publishes everything but a root, in the honest order: targets, `targets` and `revocations`, `snapshot`,
    /// `timestamp`. Returns a copy of all that is published.
    pub fn publish(&mut self) -> Mirror {
        self.put_targets();
        self.publish_revocations()
    }

    /// Publishes a new list of revocations with the snapshot and timestamp around it: what its key holder can do.
    pub fn publish_revocations(&mut self) -> Mirror {
        self.put_revocations();
        self.put_snapshot();
        self.publish_timestamp()
    }

    /// Publishes a new timestamp: what the online key does every day.
    pub fn publish_timestamp(&mut self) -> Mirror {
        let version = self.versions.get("snapshot").copied().unwrap_or(0);
        let mut fields = Map::new();
        fields.insert("meta".to_owned(), json!({ "snapshot.json": { "version": version } }));
        fields.insert("x-signed-at".to_owned(), json!(self.now.to_string()));
        let bytes = self.sign("timestamp", fields);
        self.site.put("metadata/timestamp.json", bytes);
        self.site.clone()
    }

    /// Publishes the next root, signed by `root.signers`.
    pub fn publish_root(&mut self) -> Mirror {
        let bytes = self.sign("root", self.root_fields());
        let version = self.versions["root"];
        self.site.put(&format!("metadata/{version}.root.json"), bytes);
        self.site.clone()
    }

    /// Publishes a root with other root keys, signed by the old ones and the new ones.
    pub fn rotate_root(&mut self, new: Role) -> Mirror {
        let old = std::mem::replace(&mut self.root, new);
        let own = self.root.signers.clone();
        let unknown = |listed: &Listed| !own.iter().any(|known| known.id == listed.id);
        self.root.signers.extend(old.signers.into_iter().filter(unknown));
        let site = self.publish_root();
        self.root.signers = own;
        site
    }

    fn root_fields(&self) -> Map<String, Value> {
        let roles = [
            ("root", &self.root),
            ("targets", &self.targets),
            ("snapshot", &self.snapshot),
            ("timestamp", &self.timestamp),
        ];
        let keys: BTreeMap<String, Value> = roles.iter().flat_map(|(_, role)| role.listed.iter().map(key)).collect();
        let bindings: BTreeMap<&str, Value> = roles.iter().map(|(name, role)| (*name, role_keys(role))).collect();
        let audit: Vec<Value> =
            self.audit.iter().map(|(signer, state)| json!({ "key": signer.public(), "state": state })).collect();
        let own = || self.revocations.listed.iter().map(|listed| listed.id.clone()).collect();
        let revocation_keys: Vec<String> = self.revocation_keys.clone().unwrap_or_else(own);
        let Value::Object(mut fields) = json!({
            "consistent_snapshot": true,
            "keys": keys,
            "roles": bindings,
            "x-origin": self.origin,
            "x-audit-keys": audit,
            "x-revocation-keys": revocation_keys,
        }) else {
            unreachable!("an object was written");
        };
        if let Some(upstream) = &self.upstream {
            fields.insert("x-upstream".to_owned(), json!(upstream));
        }
        fields
    }

    /// The targets and the role that lists them.
    fn put_targets(&mut self) {
        let mut targets = Map::new();
        for (name, shard) in self.shards.clone() {
            let bytes = schemas::write(&shard).expect("a shard has a JSON form");
            let hash = sha256_hex(&bytes);
            targets.insert(format!("plugins/{name}.json"), target(&bytes));
            self.site.put(&format!("targets/plugins/{hash}.{name}.json"), bytes);
        }
        let bytes = schemas::write(&self.index()).expect("an index has a JSON form");
        let mut index = target(&bytes);
        index["custom"] = json!({ "revocations": self.in_force, "withdrawn": self.withdrawn });
        if !self.exceptions.is_empty() {
            index["custom"]["exceptions"] = json!(self.exceptions);
        }
        targets.insert("index.json".to_owned(), index);
        self.put_document("index.json", bytes);
        let keys: BTreeMap<String, Value> = self.revocations.listed.iter().map(key).collect();
        let mut role = role_keys(&self.revocations);
        role["name"] = json!("revocations");
        role["terminating"] = json!(true);
        role["paths"] = json!(["revoked.json"]);
        let mut fields = Map::new();
        fields.insert("targets".to_owned(), Value::Object(targets));
        fields.insert("delegations".to_owned(), json!({ "keys": keys, "roles": [role] }));
        let bytes = self.sign("targets", fields);
        let version = self.versions["targets"];
        self.site.put(&format!("metadata/{version}.targets.json"), bytes);
    }

    fn put_revocations(&mut self) {
        let bytes = schemas::write(&self.revoked_document()).expect("a list has a JSON form");
        let mut fields = Map::new();
        fields.insert("targets".to_owned(), json!({ "revoked.json": target(&bytes) }));
        self.put_document("revoked.json", bytes);
        let bytes = self.sign("revocations", fields);
        let version = self.versions["revocations"];
        self.site.put(&format!("metadata/{version}.revocations.json"), bytes);
    }

    /// A document as a target and as the plain copy.
    fn put_document(&mut self, name: &str, bytes: Vec<u8>) {
        self.site.put(&format!("targets/{}.{name}", sha256_hex(&bytes)), bytes.clone());
        self.site.put(name, bytes);
    }

    fn put_snapshot(&mut self) {
        let listed = ["targets", "revocations"].into_iter().filter_map(|role| {
            let version = self.versions.get(role)?;
            Some((format!("{role}.json"), json!({ "version": version })))
        });
        let meta: Map<String, Value> = listed.collect();
        let bytes = self.sign("snapshot", Map::from_iter([("meta".to_owned(), Value::Object(meta))]));
        let version = self.versions["snapshot"];
        self.site.put(&format!("metadata/{version}.snapshot.json"), bytes);
    }

    /// Adds the fields that every role has, lets the changes loose, signs.
    fn sign(&mut self, role: &'static str, mut fields: Map<String, Value>) -> Vec<u8> {
        let version = self.versions.entry(role).or_insert(0);
        *version += 1;
        let lifetime = self.lifetimes.get(role).copied().unwrap_or(jiff::SignedDuration::from_hours(24 * 365));
        let expires = self.now.checked_add(lifetime).expect("not the end of time");
        let kind = if role == "revocations" { "targets" } else { role };
        fields.insert("_type".to_owned(), json!(kind));
        fields.insert("spec_version".to_owned(), json!("1.0.31"));
        fields.insert("version".to_owned(), json!(*version));
        fields.insert("expires".to_owned(), json!(expires.strftime("%Y-%m-%dT%H:%M:%SZ").to_string()));
        let mut signed = Value::Object(fields);
        for (_, change) in self.before.iter().filter(|(name, _)| *name == role) {
            change(&mut signed);
        }
        let signers = match role {
            "root" => &self.root.signers,
            "targets" => &self.targets.signers,
            "snapshot" => &self.snapshot.signers,
            "timestamp" => &self.timestamp.signers,
            _ => &self.revocations.signers,
        };
        let mut whole = envelope(&signed, signers);
        for (_, change) in self.after.iter().filter(|(name, _)| *name == role) {
            change(&mut whole);
        }
        serde_json::to_vec_pretty(&whole).expect("JSON has a JSON form")
    }
}
