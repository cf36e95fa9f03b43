//! Archives: one archive has one tree, and a tree written as a bundle comes back as the same tree; a parcel has only published names.

use std::io::Write as _;
use std::sync::OnceLock;

use flate2::Compression;
use flate2::write::GzEncoder;
use sources::Fetcher;
use sources::fetch::Silent;
use sources::npm::NpmConfig;
use sources::tarball::{self, Top};
use verifier::Tree;

/// The reader of parcels alone: with its room everything asynchronous would be built once more.
#[path = "."]
mod mirror {
    #[path = "../../../marketplace-cli/src/mirror/entries.rs"]
    pub mod entries;
    #[path = "../../../marketplace-cli/src/mirror/names.rs"]
    mod names;
}

fn fetcher() -> &'static Fetcher {
    static FETCHER: OnceLock<Fetcher> = OnceLock::new();
    FETCHER.get_or_init(|| {
        let mut fetcher =
            Fetcher::new(std::env::temp_dir(), NpmConfig::default()).expect("its addresses are addresses");
        fetcher.limits = crate::tree::LIMITS;
        fetcher
    })
}

fn read(bytes: &[u8], top: Top) -> Option<Tree> {
    tarball::read(fetcher(), "a fuzzed archive", bytes, top, &Silent).ok()
}

/// The first byte chooses: gzip as it stands, or a tar that is wrapped in good gzip so that its headers are reached; the
/// folder at the top kept or taken off.
pub fn tarball(data: &[u8]) {
    let Some((choice, rest)) = data.split_first() else { return };
    let top = if choice & 1 == 0 { Top::Shared } else { Top::Kept };
    let wrapped;
    let archive = if choice & 2 == 0 {
        let mut gzip = GzEncoder::new(Vec::new(), Compression::none());
        gzip.write_all(rest).expect("memory takes it");
        wrapped = gzip.finish().expect("memory takes it");
        wrapped.as_slice()
    } else {
        rest
    };
    let Some(tree) = read(archive, top) else { return };
    crate::tree::safe(&tree);
    let mut bundle = Vec::new();
    sources::bundle::write(&tree, &mut bundle).expect("memory takes it");
    let back = read(&bundle, Top::Kept).expect("a bundle of ours can be read");
    assert_eq!(back.digest(), tree.digest());
}

/// Every name stays beneath the folder that it is put in, and stands once.
pub fn parcel(data: &[u8]) {
    let mut seen = std::collections::BTreeSet::new();
    // What a parcel is refused for is its own matter: nothing of it is kept.
    let _refused = mirror::entries::each::<mirror::entries::BadParcel>(data, |name, from| {
        let path = std::path::Path::new(name);
        assert!(path.components().all(|part| matches!(part, std::path::Component::Normal(_))), "{name}");
        assert!(name.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\'), "{name:?}");
        assert!(seen.insert(name.to_owned()), "{name}");
        std::io::copy(from, &mut std::io::sink()).map_err(mirror::entries::BadParcel::Broken)?;
        Ok(())
    });
}
