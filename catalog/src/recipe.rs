//! Lines to copy: to install exactly this version, and to check it with stock tools and no program of ours.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use schemas::PluginName;

use crate::plugin::{Release, statement};
use crate::{About, House};

/// The 12 bytes that make a raw Ed25519 key a `SubjectPublicKeyInfo` (RFC 8410), as every shell's `printf` takes them.
const SPKI: &str = r"\060\052\060\005\006\003\053\145\160\003\041\000";

/// Where lines say that the marketplace is, where nobody has told.
const ADDRESS: &str = "ADDRESS";

/// What a user calls a marketplace that they gave no name: the last segment of its own.
fn called(about: &About) -> &str {
    about.origin.as_str().rsplit('/').next().unwrap_or_default()
}

/// The address without a slash at its end.
pub(crate) fn address(house: &House) -> String {
    let address = house.address.as_ref().map(|url| url.as_str().trim_end_matches('/').to_owned());
    address.unwrap_or_else(|| ADDRESS.to_owned())
}

/// The line that adds the marketplace.
pub(crate) fn add(about: &About, house: &House) -> String {
    format!("deepcode-plugin marketplace add {}#{}", address(house), about.root)
}

/// The line that installs one version. It asks before it trusts: no digest is in it.
pub(crate) fn install(about: &About, name: &PluginName, release: &Release) -> String {
    format!("deepcode-plugin install {name}@{} --version {}", called(about), release.entry.version)
}

/// The lines that check a statement's signature and the tree that it names, with openssl, curl, tar and git.
pub(crate) fn check(about: &About, house: &House, name: &PluginName, release: &Release) -> Option<String> {
    let statement = statement(release, &about.origin, name)?;
    let (key, signature) = (release.key?, release.entry.signature?);
    let (key, signature) = (STANDARD.encode(key.0), STANDARD.encode(signature.0));
    let (address, tree) = (address(house), release.entry.source_hash.hex());
    Some(format!(
        r#"mkdir check && cd check
cat >statement <<'END'
{statement}END
{{ printf '{SPKI}'; printf %s '{key}' | openssl base64 -d -A; }} >key.der
printf %s '{signature}' | openssl base64 -d -A >signature
openssl pkeyutl -verify -pubin -keyform DER -inkey key.der -rawin -in statement -sigfile signature

curl -fsS '{address}/trees/{tree}.tar.gz' -o bundle.tar.gz
git init --quiet --object-format=sha256 tree && tar -xzf bundle.tar.gz -C tree && cd tree
echo '* -text -filter -ident -working-tree-encoding' >.git/info/attributes
git -c core.fileMode=true add --all --force .
test "$(git write-tree)" = {tree} && echo 'the tree is the one that was signed'
"#
    ))
}
