//! What functions and methods of the languages' libraries make of texts that are known: joined, turned round, replaced, filled.

use super::fold::Value;

pub(super) fn reversed(value: &Value) -> Value {
    let mut items: Vec<String> = value.items.iter().rev().cloned().collect();
    if let [one] = items.as_mut_slice() {
        *one = one.chars().rev().collect();
    }
    Value { items, known: value.known, built: true }
}

/// What a method makes of a value.
pub(super) fn method(value: &Value, name: &str, args: &Value) -> Value {
    let one = |text: String, known: bool| Value { items: vec![text], known, built: true };
    match name {
        // Python joins by the text, Ruby the list.
        // `Pathname#join` and `Path.joinpath` go down into folders.
        "join" if value.items.len() == 1 && is_path(&value.joined("")) && !args.items.is_empty() => {
            let mut items = value.items.clone();
            items.extend(args.items.iter().cloned());
            Value { items: vec![items.join("/")], known: value.known && args.known, built: value.built }
        }
        "join" if value.items.len() == 1 && !args.items.is_empty() && args.items != [""] => {
            one(args.joined(&value.joined("")), value.known && args.known)
        }
        "join" => one(value.joined(&args.joined("")), value.known),
        "reverse" | "reversed" => reversed(value),
        "replace" | "gsub" | "sub" | "tr" | "delete" | "translate" => match args.items.as_slice() {
            [from, to] if !from.is_empty() => one(value.joined("").replace(from.as_str(), to), value.known),
            [from] if !from.is_empty() => one(value.joined("").replace(from.as_str(), ""), value.known),
            _ => Value { built: true, known: false, ..value.clone() },
        },
        "format" if value.items.len() == 1 && !args.items.is_empty() && value.joined("").contains('{') => Value {
            items: vec![super::holes::put_in(&value.joined(""), &args.items)],
            known: value.known && args.known,
            ..value.clone()
        },
        "decode" | "encode" | "strip" | "chomp" | "to_s" | "lower" | "upper" | "expanduser" | "resolve"
        | "absolute" | "as_posix" | "freeze" | "to_sym" => value.clone(),
        "pw_dir" | "dir" if value.is_below_home() => value.clone(),
        "joinpath" => {
            let mut items = value.items.clone();
            items.extend(args.items.iter().cloned());
            Value { items: vec![items.join("/")], known: value.known && args.known, built: value.built }
        }
        _ => Value { items: vec![format!("{}${{.{name}}}", value.joined(""))], known: false, built: value.built },
    }
}

/// What a function makes of what it is given.
pub(super) fn called(path: &str, last: &str, args: &Value) -> Value {
    let paths =
        ["os.path.join", "path.join", "File.join", "Path", "pathlib.Path", "PurePath", "Pathname.new", "Pathname"];
    let is_path = paths.contains(&path) || path.ends_with(".path.join") || last == "catfile" || last == "catdir";
    let one = |text: String, built: bool| Value { items: vec![text], known: args.known, built: args.built || built };
    match last {
        // Windows' own separators, and too many of them.
        "join-path" => one(args.joined("/").replace('\\', "/").replace("//", "/"), false),
        _ if is_path => one(args.joined("/"), false),
        "join" | "implode" => match args.items.split_first() {
            Some((by, rest)) => one(rest.join(by), true),
            None => Value::unknown(path),
        },
        "reverse" | "reversed" | "strrev" => reversed(args),
        "pack" if args.items.first().is_some_and(|item| item.starts_with(['H', 'h'])) => {
            let bytes = args.items.get(1).and_then(|text| hex::decode(text).ok()).unwrap_or_default();
            String::from_utf8(bytes).map_or_else(|_| Value::unknown(path), |text| one(text, true))
        }
        "chr" | "char" => {
            let letter = |number: &String| number.parse::<u32>().ok().and_then(char::from_u32).map(String::from);
            let letters: Option<Vec<String>> = args.items.iter().map(letter).collect();
            letters.map_or_else(|| Value::unknown(path), |items| Value { items, known: true, built: true })
        }
        "split" if path == "shlex.split" && args.items.len() == 1 => {
            let items = args.joined("").split_whitespace().map(str::to_owned).collect();
            Value { items, ..args.clone() }
        }
        // What quotes a word for a shell, or takes the blanks around it off.
        "escapeshellarg" | "escapeshellcmd" | "shellescape" | "trim" | "rtrim" | "ltrim" => first_of(args),
        "quote" | "escape" if matches!(path, "shlex.quote" | "pipes.quote" | "Shellwords.escape") => first_of(args),
        "bytes" | "bytearray" | "map" => Value { built: true, ..args.clone() },
        // Which word stands beside which does not matter: each may be any.
        "zip" | "zip_longest" | "product" | "chain" => args.clone(),
        "str" | "String" | "list" | "expanduser" | "realpath" | "abspath" | "expand_path" | "scalar" | "lc" | "uc"
        | "fspath" | "normpath" | "sort" | "sorted" => args.clone(),
        "sprintf" | "format" if args.items.len() > 1 => one(super::holes::filled(&args.items), false),
        _ if super::dwellers::ASKS.contains(&last) => Value::unknown("HOME"),
        "home" | "gethomedir" => Value::unknown("HOME"),
        "getenv" | "get" | "fetch" if args.items.len() <= 2 => {
            Value::unknown(args.items.first().map_or("", String::as_str))
        }
        _ => Value::unknown(path),
    }
}

/// The first of what a function is given.
fn first_of(args: &Value) -> Value {
    Value { items: args.items.iter().take(1).cloned().collect(), ..args.clone() }
}

fn is_path(text: &str) -> bool {
    text.len() > 1 && (text.starts_with(['/', '~']) || text.starts_with("${HOME}"))
}
