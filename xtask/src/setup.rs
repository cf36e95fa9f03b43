//! The stock tools that judge this project, found or installed; a tool that cannot be had is an error that names it.

use crate::shell::{Project, Trouble, listen};

/// Programs and the Debian packages that hold them.
const PACKAGES: &[(&str, &str)] = &[
    ("git", "git"),                 // the judge of tree digests, and a server of repositories
    ("openssl", "openssl"),         // the judge of statements
    ("minisign", "minisign"),       // the judge of the plain documents
    ("faketime", "faketime"),       // moves the clock for expiry
    ("strace", "strace"),           // ends a program at the n-th call of a kind
    ("jq", "jq"),                   // rebuilds a statement in the guide's recipe
    ("python3", "python3"),         // python-tuf, the judge of metadata
    ("c++", "g++"),                 // libFuzzer is C++
    ("node", "nodejs"),             // the engine of some plugins
    ("bwrap", "bubblewrap"),        // the namespaces of confined plugins
    ("cc", "gcc"),                  // the hostile program that tries to leave them
    ("ip", "iproute2"),             // a network of its own for plugins that fetch
    ("curl", "curl"),               // a command that goes out through the proxy
    ("npm", "npm"),                 // says where its registry is
    ("systemd-analyze", "systemd"), // the judge of the server's unit
    ("chromium", "chromium"),       // looks at the catalog
];

/// What Python brings when no test says more in `tests/requirements.txt`.
const REQUIREMENTS: &str = "tests/requirements.txt";

/// What comes through npm, locked, and where it is kept under `target/tools`: a folder with `package.json` and
/// `package-lock.json`. The registry is the one of npm's own configuration.
const NODE_TOOLS: &[(&str, &str)] = &[
    ("tests/audit/tools", "npm"),        // what rewrites programs
    ("tests/server/browser", "browser"), // what drives a browser and judges pages
];

/// Cargo's own tools.
const CARGO_TOOLS: &[&str] = &["cargo-deny", "cargo-fuzz"];

/// Installs what is missing.
pub(crate) fn run(project: &Project) -> Result<(), Trouble> {
    packages(project)?;
    python(project)?;
    for (wanted, kept) in NODE_TOOLS {
        node_tools(project, wanted, kept)?;
    }
    for tool in CARGO_TOOLS {
        if !project.has(tool) {
            // In a folder of its own: cargo's default is a temporary folder, which survives no interruption.
            // Not optimised: they run for seconds, and building them takes minutes.
            let plain = "env CARGO_PROFILE_RELEASE_LTO=off CARGO_PROFILE_RELEASE_OPT_LEVEL=0 CARGO_PROFILE_RELEASE_CODEGEN_UNITS=16";
            let install = format!("{plain} cargo install --quiet --locked --root target/tools {tool}");
            project.run(&install)?;
        }
    }
    Ok(())
}

fn packages(project: &Project) -> Result<(), Trouble> {
    let missing: Vec<_> = PACKAGES.iter().filter(|(program, _)| !project.has(program)).collect();
    let needs_venv = !listen(project.command("python3 -c").arg("import ensurepip, venv")).is_ok_and(|(ok, _)| ok);
    let mut names: Vec<&str> = missing.iter().map(|(_, package)| *package).collect();
    if needs_venv && !project.has("virtualenv") {
        names.push("python3-venv");
    }
    if names.is_empty() {
        return Ok(());
    }
    let packages = names.join(" ");
    let is_root = listen(&mut project.command("id -u"))?.1.trim() == "0";
    if !is_root || !project.has("apt-get") {
        let programs: Vec<_> = missing.iter().map(|(program, _)| *program).collect();
        let what = if programs.is_empty() { "Python's venv".to_owned() } else { programs.join(", ") };
        return Err(Trouble::Missing(what, packages));
    }
    let apt = |line: &str| {
        crate::shell::finish(
            project.command(line).env("DEBIAN_FRONTEND", "noninteractive").stdin(std::process::Stdio::null()),
        )
    };
    apt("apt-get -qq update")?;
    apt(&format!("apt-get -qq install --yes --no-install-recommends {packages}"))
}

fn python(project: &Project) -> Result<(), Trouble> {
    let wanted = project.root.join(REQUIREMENTS);
    let Ok(list) = std::fs::read(&wanted) else {
        return Ok(()); // no test uses Python packages
    };
    let installed = project.tools().join("venv/requirements.txt");
    if std::fs::read(&installed).is_ok_and(|known| known == list) {
        return Ok(());
    }
    project.run("python3 -m venv target/tools/venv")?;
    project.run(&format!(
        "target/tools/venv/bin/python -m pip install --quiet --disable-pip-version-check -r {REQUIREMENTS}"
    ))?;
    std::fs::write(&installed, list).map_err(Trouble::disk(&installed))
}

fn node_tools(project: &Project, wanted: &str, kept: &str) -> Result<(), Trouble> {
    let (wanted, own) = (project.root.join(wanted), project.tools().join(kept));
    let installed = own.join("installed-lock.json");
    let lock = wanted.join("package-lock.json");
    let locked = std::fs::read(&lock).map_err(Trouble::disk(&lock))?;
    if std::fs::read(&installed).is_ok_and(|known| known == locked) {
        return Ok(());
    }
    std::fs::create_dir_all(&own).map_err(Trouble::disk(&own))?;
    for name in ["package.json", "package-lock.json"] {
        let from = wanted.join(name);
        std::fs::copy(&from, own.join(name)).map_err(Trouble::disk(&from))?;
    }
    let line = "npm ci --ignore-scripts --no-audit --no-fund --loglevel=error";
    crate::shell::finish(project.command(line).current_dir(&own))?;
    std::fs::write(&installed, locked).map_err(Trouble::disk(&installed))
}
