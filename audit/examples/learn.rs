//! Learns what sentences are scored by, from labelled sentences and honest pages, and writes `audit/learned/weights.tsv`.
//!
//! `cargo run -p audit --example learn -- [--measure] FOLDER…`, from the root of the repository, where the folders hold honest
//! Markdown, such as the sources of this project's own dependencies as cargo keeps them. `audit/learned/README.md` says what is
//! learned how. With `--measure` a third of the honest pages is kept back, nothing is written, and it is told how many of those
//! and of the held-out sentences score how much.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use audit::prose::learned::{self, Score};

type Outcome<T> = Result<T, Box<dyn Error>>;

/// Sentences that are labelled, pages that are honest, and what is written.
const SENTENCES: &str = "audit/learned/sentences";
const CORPUS: &str = "audit/corpus";
const WEIGHTS: &str = "audit/learned/weights.tsv";

/// What of an honest case is read: its pages, and the texts of its code.
const ENDINGS: &[&str] = &["md", "js", "mjs", "cjs", "ts", "json", "py", "sh"];

/// 200,000 windows of honest pages of each origin: a minute or two of learning.
const PAGES: usize = 200_000;

/// 2 labelled texts have a feature, or it is not learned.
const SEEN: usize = 2;

/// What only labelled sentences have: a name that authors make up.
const MADE_UP: &str = "acme";

/// 12 times over everything: weights no longer move by a hundredth.
const ROUNDS: usize = 12;

/// How fast a weight follows what is seen, and how hard it is pulled to nothing, in squares and in steps: the rates of each
/// coordinate of FTRL-Proximal ("Ad click prediction: a view from the trenches", KDD 2013).
const RATE: f32 = 0.15;
const PULL: f32 = 1.0;
const CUT: f32 = 0.5;

/// What weighs less is left out: most features are rare, and say next to nothing.
const LEAST: f32 = 0.08;

/// What a text counts: pages are many, and what is honest in them is what most plugins say.
const BAD: f32 = 4.0;
const HONEST: f32 = 2.0;
const PAGE: f32 = 3.0;

/// Scores that are counted when measuring; windows of honest pages above the third are shown.
const STEPS: [f32; 7] = [1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0];

fn main() -> Outcome<()> {
    let (options, folders): (Vec<_>, Vec<_>) = std::env::args().skip(1).partition(|word| word == "--measure");
    let measures = !options.is_empty();
    let (kept, seen): (Vec<_>, Vec<_>) = labelled(Path::new(SENTENCES))?.into_iter().partition(|said| said.is_held_out);
    let mut others = Vec::new();
    for folder in &folders {
        others.extend(pages(Path::new(folder), &["md"])?);
    }
    let (mut back, mut read) = (Vec::new(), Vec::new());
    for (origin, pages) in [("honest cases", honest_cases(Path::new(CORPUS))?), ("honest pages of the folders", others)]
    {
        let (held, used): (Vec<_>, Vec<_>) =
            pages.into_iter().partition(|page| measures && spread(&page.name).is_multiple_of(3));
        back.push((origin, held));
        let windows: BTreeSet<String> = used.into_iter().flat_map(|page| page.windows).collect();
        let mut windows: Vec<String> = windows.into_iter().collect();
        windows.sort_by_key(|window| spread(window));
        windows.truncate(PAGES);
        read.extend(windows);
    }
    let names = names(&seen);
    let rows = rows((&seen, &read), &names);
    let (warning, danger) = (learn(&rows, Want::Warning, names.len()), learn(&rows, Want::Danger, names.len()));
    let model = Model { names, warning, danger };
    if measures { measure(&model, &kept, &back) } else { write(&model) }
}

/// What is wanted of a text, from what counts least of all to what is worst.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Want {
    /// Nothing is labelled on an honest page.
    Page,
    Honest,
    Warning,
    Danger,
}

/// A labelled text.
struct Said {
    want: Want,
    text: String,
    is_held_out: bool,
}

/// A page, in windows.
struct Page {
    name: String,
    windows: Vec<String>,
}

/// What one text is to teach.
struct Row {
    features: Vec<usize>,
    want: Want,
}

/// The weight of a feature while it is learned: where what was seen pulls it, and how much was seen.
#[derive(Clone, Copy, Default)]
struct Weight {
    pull: f32,
    square: f32,
}

impl Weight {
    fn value(self) -> f32 {
        let over = self.pull.abs() - CUT;
        if over <= 0.0 { 0.0 } else { -self.pull.signum() * over / ((1.0 + self.square.sqrt()) / RATE + PULL) }
    }

    fn learn(&mut self, slope: f32) {
        let step = ((self.square + slope * slope).sqrt() - self.square.sqrt()) / RATE;
        self.pull += slope - step * self.value();
        self.square += slope * slope;
    }
}

/// What was learned: what every window weighs, and each feature.
struct Learned {
    always: f32,
    weights: Vec<f32>,
}

impl Learned {
    fn of(&self, at: usize) -> f32 {
        self.weights.get(at).copied().unwrap_or(0.0)
    }

    fn score(&self, known: &[usize]) -> f32 {
        self.always + known.iter().map(|at| self.of(*at)).sum::<f32>() * learned::scale(known.len())
    }
}

struct Model {
    names: BTreeMap<String, usize>,
    warning: Learned,
    danger: Learned,
}

impl Model {
    fn score(&self, text: &str) -> Score {
        let known = known(text, &self.names);
        Score { warning: self.warning.score(&known), danger: self.danger.score(&known) }
    }
}

fn labelled(folder: &Path) -> Outcome<Vec<Said>> {
    let mut all = Vec::new();
    for path in sorted(folder)? {
        let is_held_out = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("held-out"));
        for line in fs::read_to_string(&path)?.lines() {
            let fields: Vec<&str> = line.splitn(4, '\t').collect();
            let said = match fields[..] {
                [_, "danger", _, text] => Some((Want::Danger, text)),
                [_, "warning", _, text] => Some((Want::Warning, text)),
                [_, "honest", _, text] => Some((Want::Honest, text)),
                _ => None,
            };
            let (want, text) = said.ok_or_else(|| format!("{}: {line}", path.display()))?;
            all.push(Said { want, text: text.replace("\\n", "\n"), is_held_out });
        }
    }
    Ok(all)
}

fn sorted(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Outcome<_>>()?;
    paths.sort();
    Ok(paths)
}

/// The pages of the corpus' honest cases.
fn honest_cases(corpus: &Path) -> Outcome<Vec<Page>> {
    let mut all = Vec::new();
    for batch in sorted(corpus)?.into_iter().filter(|path| path.is_dir()) {
        for case in sorted(&batch)? {
            let Ok(text) = fs::read_to_string(case.join("case.json")) else { continue };
            if is_honest(&serde_json::from_str(&text)?) {
                let windows = pages(&case.join("plugin"), ENDINGS)?.into_iter().flat_map(|page| page.windows).collect();
                all.push(Page { name: case.to_string_lossy().into_owned(), windows });
            }
        }
    }
    Ok(all)
}

fn is_honest(case: &serde_json::Value) -> bool {
    case.get("atMost").is_some()
        || case.get("tricky").and_then(serde_json::Value::as_bool) == Some(true)
        || matches!(case.get("verdict").and_then(serde_json::Value::as_str), Some("clean" | "info"))
}

/// The Markdown beneath a folder, and the texts of its code, as far as files end so.
fn pages(folder: &Path, endings: &[&str]) -> Outcome<Vec<Page>> {
    let mut all = Vec::new();
    let mut left = vec![folder.to_owned()];
    while let Some(folder) = left.pop() {
        for path in sorted(&folder)? {
            if path.is_dir() {
                left.push(path);
                continue;
            }
            let end = path.extension().map(|end| end.to_string_lossy().into_owned()).unwrap_or_default();
            let Some(bytes) = fs::read(&path).ok().filter(|_| endings.contains(&end.as_str())) else { continue };
            let text = String::from_utf8_lossy(&bytes).into_owned();
            let texts = if end == "md" { vec![text] } else { learned::texts(&text) };
            let windows = texts.iter().flat_map(|text| windows(text)).collect();
            all.push(Page { name: path.to_string_lossy().into_owned(), windows });
        }
    }
    Ok(all)
}

fn windows(text: &str) -> Vec<String> {
    let flat = text.replace('\n', " ");
    let windows = learned::windows("page.md", text).into_iter();
    windows.filter_map(|(start, end)| flat.get(start..end).map(str::to_owned)).collect()
}

/// The features that are learned: enough labelled texts have them.
fn names(seen: &[Said]) -> BTreeMap<String, usize> {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for said in seen {
        let mut features = BTreeSet::new();
        learned::each(&said.text, |feature| {
            features.insert(feature.to_owned());
        });
        features.into_iter().for_each(|feature| *counts.entry(feature).or_default() += 1);
    }
    let often = counts.into_iter().filter(|(name, count)| *count >= SEEN && !name.contains(MADE_UP));
    often.zip(0_usize..).map(|((feature, _), at)| (feature, at)).collect()
}

fn known(text: &str, names: &BTreeMap<String, usize>) -> Vec<usize> {
    let mut known = Vec::new();
    learned::each(text, |feature| known.extend(names.get(feature)));
    known.sort_unstable();
    known.dedup();
    known
}

/// A place for a text among others that does not depend on where it stood (FNV-1a).
fn spread(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |all, byte| (all ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// Everything there is to learn from, in an order that mixes it.
fn rows((seen, read): (&[Said], &[String]), names: &BTreeMap<String, usize>) -> Vec<Row> {
    let labelled = seen.iter().map(|said| (said.text.as_str(), said.want));
    let mut all: Vec<_> = labelled.chain(read.iter().map(|window| (window.as_str(), Want::Page))).collect();
    all.sort_by_key(|(text, _)| spread(text));
    all.into_iter().map(|(text, want)| Row { features: known(text, names), want }).collect()
}

/// Logistic regression by FTRL-Proximal: what tells texts that are at least so bad from the others.
fn learn(rows: &[Row], least: Want, count: usize) -> Learned {
    let mut always = Weight::default();
    let mut weights = vec![Weight::default(); count];
    for row in std::iter::repeat_n(rows, ROUNDS).flatten() {
        let scale = learned::scale(row.features.len());
        let known = row.features.iter().filter_map(|at| weights.get(*at));
        let score = always.value() + known.map(|weight| weight.value()).sum::<f32>() * scale;
        let odds = 1.0 / (1.0 + (-score).exp());
        let (is_one, counts) = match row.want {
            want if want >= least => (1.0, BAD),
            Want::Page => (0.0, PAGE),
            _ => (0.0, HONEST),
        };
        let off = (odds - is_one) * counts;
        always.learn(off);
        for at in &row.features {
            if let Some(weight) = weights.get_mut(*at) {
                weight.learn(off * scale);
            }
        }
    }
    let kept = weights.into_iter().map(Weight::value);
    let weights = kept.map(|value| if value.abs() < LEAST { 0.0 } else { value }).collect();
    Learned { always: always.value(), weights }
}

fn hundredths(weight: f32) -> String {
    let text = format!("{:.0}", weight * 100.0);
    if text == "-0" { "0".to_owned() } else { text }
}

fn write(model: &Model) -> Outcome<()> {
    let (warning, danger) = (hundredths(model.warning.always), hundredths(model.danger.always));
    let mut text = format!("always\t{warning}\t{danger}\n");
    for (name, at) in &model.names {
        let (warning, danger) = (model.warning.of(*at), model.danger.of(*at));
        if warning != 0.0 || danger != 0.0 {
            text.push_str(&format!("{name}\t{}\t{}\n", hundredths(warning), hundredths(danger)));
        }
    }
    Ok(fs::write(WEIGHTS, text)?)
}

/// Tells how much of what was kept back scores how much.
fn measure(model: &Model, kept: &[Said], back: &[(&str, Vec<Page>)]) -> Outcome<()> {
    let mut out = io::stdout().lock();
    for (origin, pages) in back {
        for (page, window) in pages.iter().flat_map(|page| page.windows.iter().map(move |window| (page, window))) {
            let score = model.score(window);
            if score.warning.max(score.danger) >= STEPS[2] {
                writeln!(out, "{origin}\t{:.1}\t{:.1}\t{}\t{window}", score.warning, score.danger, page.name)?;
            }
        }
    }
    writeln!(out, "{} features; texts that score at least so much as a warning/as a danger:", model.names.len())?;
    for (want, name) in [(Want::Danger, "danger"), (Want::Warning, "warning"), (Want::Honest, "honest")] {
        let scores = kept.iter().filter(|said| said.want == want).map(|said| model.score(&said.text));
        tell(&mut out, &format!("held-out sentences, {name}"), &scores.collect::<Vec<_>>())?;
    }
    for (origin, pages) in back {
        let pages = pages.iter().filter(|page| !page.windows.is_empty());
        let best = |page: &Page| {
            let scores = page.windows.iter().map(|window| model.score(window));
            scores.fold(Score { warning: f32::MIN, danger: f32::MIN }, |best, score| Score {
                warning: best.warning.max(score.warning),
                danger: best.danger.max(score.danger),
            })
        };
        tell(&mut out, origin, &pages.map(best).collect::<Vec<_>>())?;
    }
    Ok(out.flush()?)
}

fn tell(out: &mut impl io::Write, what: &str, scores: &[Score]) -> Outcome<()> {
    write!(out, "{what} ({}):", scores.len())?;
    for least in STEPS {
        let warnings = scores.iter().filter(|score| score.warning >= least).count();
        let dangers = scores.iter().filter(|score| score.danger >= least).count();
        write!(out, "  {least}: {warnings}/{dangers}")?;
    }
    Ok(writeln!(out)?)
}
