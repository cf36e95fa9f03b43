//! One tree, whichever road it comes by: one digest.

use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;

use schemas::{Source, TreeDigest};
use sources::fetch::Silent;
use sources::npm::NpmConfig;
use sources::{bundle, open_transport};
use tests::kit::{Plugin, World};
use tests::serve::{Registry, Route, Server};

use crate::sources_kit::{bring, digest, fetcher, git_at, left_behind};

/// A tree that tools like to change: line ends, keywords, filters, long names, an executable, bytes that are no text.
fn awkward(folder: &Path) {
    let long = format!("skills/{}/{}.md", "d".repeat(90), "f".repeat(120));
    let plugin = Plugin::write(folder.to_owned(), "deepcode-plugin-awkward", "1.0.0")
        .file(
            ".gitattributes",
            "*.txt text eol=crlf ident\n*.md filter=evil\nversion.txt export-subst\nskip.txt export-ignore\n",
        )
        .file("version.txt", "$Format:%H$ $Id$\n")
        .file("lines.txt", "one\ntwo\n")
        .file("skip.txt", "kept\n")
        .file("names/été.txt", "accents\n")
        .file(&long, "long\n")
        .file("empty", "")
        .file("run.sh", "#!/bin/sh\n");
    std::fs::write(plugin.folder().join("bytes.bin"), [0_u8, 255, 13, 10, 26]).unwrap();
    let executable = std::fs::Permissions::from_mode(0o755);
    std::fs::set_permissions(plugin.folder().join("run.sh"), executable).unwrap();
}

/// Commits a copy of `tree` to a new repository of `format` and returns git's own id of the tree.
fn repository(world: &World, tree: &Path, at: &Path, format: &str) -> String {
    world.tool("cp").arg("-a").arg(tree).arg(at).ok();
    let git = |line: &str| world.tool("git").directory(at.to_owned()).line(line);
    git("init --quiet --initial-branch=main").arg(format!("--object-format={format}")).ok();
    // What is hashed are bytes, so nothing may change them on their way in.
    std::fs::create_dir_all(at.join(".git/info")).unwrap();
    std::fs::write(at.join(".git/info/attributes"), "* -text -ident -filter\n").unwrap();
    git("add --all --force").ok();
    git("commit --quiet -m tree").ok();
    std::fs::remove_file(at.join(".git/info/attributes")).unwrap();
    git("rev-parse HEAD^{tree}").ok().stdout.trim().to_owned()
}

#[test]
fn every_source_gives_one_tree_one_digest() {
    let world = World::new();
    let tree = world.at("tree");
    awkward(&tree);
    repository(&world, &tree, &world.at("sha1"), "sha1");
    let expected = format!("sha256:{}", repository(&world, &tree, &world.at("sha256"), "sha256"));
    let server =
        Server::new([("/git", Route::Git(world.path().to_owned())), ("/", Route::Folder(world.path().to_owned()))])
            .unwrap();
    let mut fetcher = fetcher(&world);
    fetcher.npm = NpmConfig::of(server.at("npm"));

    assert_eq!(digest(&fetcher, "./tree"), expected, "a directory");
    for format in ["sha1", "sha256"] {
        let place = world.at(format);
        assert_eq!(digest(&fetcher, &format!("git+file://{}", place.display())), expected, "{format} in place");
        let remote = git_at(server.url(), &format!("git/{format}/.git"));
        assert_eq!(digest(&fetcher, &remote), expected, "{format} over HTTP");
    }
    for format in ["gnu", "pax"] {
        let archive = world.at(&format!("{format}.tar.gz"));
        world
            .tool("tar")
            .line("--create --gzip --owner=7 --mtime=@1 --format")
            .arg(format)
            .arg("--file")
            .arg(&archive)
            .arg("tree")
            .ok();
        let source = server.at(&format!("{format}.tar.gz"));
        assert_eq!(digest(&fetcher, source.as_str()), expected, "tar's {format} format");
    }
    let package = world.at("package.tgz");
    world.tool("tar").line("--create --gzip --transform s,^tree,package, --file").arg(&package).arg("tree").ok();
    let registry = Registry::new(&world.at("npm"));
    registry.publish("deepcode-plugin-awkward", "1.0.0", &std::fs::read(package).unwrap()).unwrap();
    server.serve_first("/npm", Route::Npm(registry));
    assert_eq!(digest(&fetcher, "npm:deepcode-plugin-awkward"), expected, "npm");
    assert_eq!(left_behind(&world), Vec::<std::path::PathBuf>::new());
}

#[test]
fn a_bundle_gives_the_same_tree_and_the_same_bytes() {
    let world = World::new();
    awkward(&world.at("tree"));
    let fetcher = fetcher(&world);
    let tree = bring(&fetcher, "./tree").unwrap().tree;
    let (mut once, mut again) = (Vec::new(), Vec::new());
    bundle::write(&tree, &mut once).unwrap();
    std::fs::set_permissions(world.at("tree/lines.txt"), std::fs::Permissions::from_mode(0o600)).unwrap();
    bundle::write(&bring(&fetcher, "./tree").unwrap().tree, &mut again).unwrap();
    assert!(once == again, "two bundles of one tree differ");

    let place = world.at("published").join(bundle::path(tree.digest()));
    std::fs::create_dir_all(place.parent().unwrap()).unwrap();
    std::fs::write(&place, &once).unwrap();
    let address = format!("file://{}", world.at("published").display());
    let transport = open_transport(&address, &fetcher).unwrap();
    let read = fetcher.bundle(transport.as_ref(), tree.digest(), &Silent).unwrap().unwrap();
    assert_eq!(read.digest(), tree.digest());
    assert!(fetcher.bundle(transport.as_ref(), TreeDigest([7; 32]), &Silent).unwrap().is_none());

    // Stock tar reads it too.
    world.tool("mkdir").arg("unpacked").ok();
    world.tool("tar").line("--extract --gzip --directory unpacked --file").arg(&place).ok();
    assert_eq!(digest(&fetcher, "./unpacked"), tree.digest().to_string());
}

#[test]
fn a_bundle_of_another_tree_is_refused() {
    let world = World::new();
    let fetcher = fetcher(&world);
    awkward(&world.at("tree"));
    let tree = bring(&fetcher, "./tree").unwrap().tree;
    let other = TreeDigest([7; 32]);
    let place = world.at("published").join(bundle::path(other));
    std::fs::create_dir_all(place.parent().unwrap()).unwrap();
    bundle::write(&tree, &mut std::fs::File::create(&place).unwrap()).unwrap();
    let transport = open_transport(&format!("file://{}", world.at("published").display()), &fetcher).unwrap();
    let refused = fetcher.bundle(transport.as_ref(), other, &Silent);
    assert!(
        matches!(refused, Err(sources::SourceError::WrongBundle { expected, .. }) if expected == other),
        "{refused:?}"
    );
}

#[test]
fn nothing_that_a_repository_configures_is_run() {
    let world = World::new();
    awkward(&world.at("tree"));
    let place = world.at("evil");
    let expected = format!("sha256:{}", repository(&world, &world.at("tree"), &place, "sha256"));
    let marker = world.at("ran");
    let run = format!("touch {}", marker.display());
    for key in [
        "filter.evil.clean",
        "filter.evil.smudge",
        "filter.evil.process",
        "core.fsmonitor",
        "core.sshCommand",
        "core.pager",
        "credential.helper",
        "core.askPass",
        "uploadpack.packObjectsHook",
        "core.gitProxy",
        "core.alternateRefsCommand",
    ] {
        world.tool("git").directory(place.clone()).args(["config", key, &run]).ok();
    }
    world.tool("git").directory(place.clone()).line("config filter.evil.required true").ok();
    world.tool("git").directory(place.clone()).line("config extensions.partialClone origin").ok();
    for hook in ["post-checkout", "post-index-change", "reference-transaction", "pre-auto-gc", "fsmonitor-watchman"] {
        let path = place.join(".git/hooks").join(hook);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, format!("#!/bin/sh\n{run}\n")).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
    }
    assert_eq!(digest(&fetcher(&world), &format!("git+file://{}", place.display())), expected);
    assert!(!marker.exists(), "something of the repository's configuration was run");
    // Without this the test could not fail: git itself does run them.
    drop(world.tool("git").directory(place).line("status --short").end());
    assert!(marker.exists());
}

#[test]
fn a_subdirectory_is_a_tree_of_its_own() {
    let world = World::new();
    awkward(&world.at("outer/plugins/inner"));
    repository(&world, &world.at("outer"), &world.at("repository"), "sha1");
    let fetcher = fetcher(&world);
    let base = format!("git+file://{}", world.at("repository").display());
    assert_eq!(digest(&fetcher, &format!("{base}#plugins/inner")), digest(&fetcher, "./outer/plugins/inner"));
    for nowhere in ["plugins/none", "plugins/inner/run.sh", "inner"] {
        let missing = bring(&fetcher, &format!("{base}#{nowhere}"));
        assert!(matches!(missing, Err(sources::SourceError::NotFound(_))), "{nowhere}: {missing:?}");
    }
}

#[test]
fn a_directory_that_is_not_there_is_not_found() {
    let world = World::new();
    let missing = bring(&fetcher(&world), "./nowhere");
    assert!(matches!(missing, Err(sources::SourceError::NotFound(_))), "{missing:?}");
    let source: Source = "./nowhere".parse().unwrap();
    assert_eq!(source.to_string(), "./nowhere");
}
