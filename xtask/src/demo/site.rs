//! A static host on loopback: files of one folder, by plain GET, nothing else.

use std::fs::File;
use std::path::{Component, Path, PathBuf};
use std::thread;

use tiny_http::{Method, Request, Response, Server};

use crate::shell::Trouble;

/// A folder being served until the program ends.
pub(super) struct Site {
    address: String,
}

impl Site {
    /// Serves `folder`, which may be empty or missing still.
    pub(super) fn serve(folder: &Path) -> Result<Self, Trouble> {
        let server = Server::http("127.0.0.1:0").map_err(|e| Trouble::Demo(format!("cannot serve: {e}")))?;
        let address = format!("http://{}", server.server_addr());
        let folder = folder.to_owned();
        thread::spawn(move || server.incoming_requests().for_each(|request| answer(&folder, request)));
        Ok(Self { address })
    }

    /// Where it is.
    pub(super) fn address(&self) -> &str {
        &self.address
    }
}

/// A client that has gone away is its own business.
fn answer(folder: &Path, request: Request) {
    let file = match request.method() {
        Method::Get => inside(folder, request.url()).and_then(|path| File::open(path).ok()),
        _ => None,
    };
    drop(match file {
        Some(file) => request.respond(Response::from_file(file)),
        None => request.respond(Response::empty(404)),
    });
}

/// The file that a URL's path names in `folder`, if it stays there.
fn inside(folder: &Path, url: &str) -> Option<PathBuf> {
    let path = Path::new(url.split('?').next()?.trim_start_matches('/'));
    let stays = path.components().all(|part| matches!(part, Component::Normal(_)));
    let file = folder.join(path);
    (stays && file.is_file()).then_some(file)
}
