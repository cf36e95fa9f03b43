//! Git over HTTP as git itself serves it: `git http-backend` behind CGI (git-http-backend(1)).

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use tiny_http::{Request, Response, StatusCode};

use super::{body, header};

/// Where git keeps its own programs.
fn backend() -> io::Result<&'static Path> {
    static FOUND: OnceLock<PathBuf> = OnceLock::new();
    if let Some(path) = FOUND.get() {
        return Ok(path);
    }
    let told = Command::new("git").arg("--exec-path").output()?;
    let folder = String::from_utf8(told.stdout).map_err(io::Error::other)?;
    let path = Path::new(folder.trim()).join("git-http-backend");
    if !path.is_file() {
        return Err(io::Error::other(format!("{}: git was installed without its HTTP backend", path.display())));
    }
    Ok(FOUND.get_or_init(|| path))
}

fn sent(request: &Request, name: &'static str) -> String {
    request.headers().iter().find(|h| h.field.equiv(name)).map(|h| h.value.to_string()).unwrap_or_default()
}

/// Repositories beneath a folder.
pub(super) struct Backend<'a> {
    pub(super) base: &'a Path,
    pub(super) old: bool,
}

impl Backend<'_> {
    pub(super) fn answer(&self, mut request: Request, rest: &str, query: &str) -> io::Result<()> {
        let asked = body(&mut request)?;
        let mut child = Command::new(backend()?)
            .env("GIT_PROJECT_ROOT", self.base)
            .env("GIT_HTTP_EXPORT_ALL", "1")
            .env("GIT_CONFIG_GLOBAL", "/dev/null")
            .env("GIT_CONFIG_NOSYSTEM", "1")
            // The repositories of a test may belong to another user than the one who runs it.
            .envs([("GIT_CONFIG_COUNT", "1"), ("GIT_CONFIG_KEY_0", "safe.directory"), ("GIT_CONFIG_VALUE_0", "*")])
            .env("PATH_INFO", format!("/{}", rest.trim_start_matches('/')))
            .env("QUERY_STRING", query)
            .env("REQUEST_METHOD", request.method().as_str())
            .env("CONTENT_TYPE", sent(&request, "Content-Type"))
            .env("CONTENT_LENGTH", asked.len().to_string())
            .env("HTTP_CONTENT_ENCODING", sent(&request, "Content-Encoding"))
            .env("GIT_PROTOCOL", if self.old { String::new() } else { sent(&request, "Git-Protocol") })
            .env("REMOTE_ADDR", "127.0.0.1")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        if let Some(mut stdin) = child.stdin.take() {
            stdin.write_all(&asked)?;
        }
        let said = child.wait_with_output()?.stdout;
        let end = said.windows(4).position(|w| w == b"\r\n\r\n").ok_or_else(|| io::Error::other("no CGI answer"))?;
        let (head, rest) = said.split_at(end);
        let mut code = 200;
        let mut headers = Vec::new();
        for line in String::from_utf8_lossy(head).lines() {
            let Some((name, value)) = line.split_once(": ") else { continue };
            if name == "Status" {
                code = value.split(' ').next().and_then(|digits| digits.parse().ok()).unwrap_or(500);
            } else {
                headers.push(header(name, value)?);
            }
        }
        let mut response = Response::from_data(rest.get(4..).unwrap_or_default()).with_status_code(StatusCode(code));
        for header in headers {
            response.add_header(header);
        }
        request.respond(response)
    }
}
