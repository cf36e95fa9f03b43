//! The weights, and what a window scores by them.

use std::sync::LazyLock;

use rustc_hash::FxHashMap;

use super::words;

/// Weights in hundredths: a feature, what it weighs for a warning, what for a danger; first of all what every window weighs.
/// Written by `cargo run --release -p audit --example learn`.
const WEIGHTS: &str = include_str!("../../../learned/weights.tsv");

/// 20 features more than a window has: few words do not weigh much because they are few.
const FEW: f32 = 20.0;

/// What a window scores: logarithms of odds, as far as its words tell.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Score {
    /// That no honest page would say it.
    pub warning: f32,
    /// That it orders harm.
    pub danger: f32,
}

/// What each feature weighs.
struct Weights {
    always: Score,
    of: FxHashMap<&'static str, (usize, Score)>,
}

static WEIGHED: LazyLock<Weights> = LazyLock::new(|| {
    let number = |text: &str| text.parse::<i16>().map_or(0.0, |hundredths| f32::from(hundredths) / 100.0);
    let mut lines = WEIGHTS.lines().enumerate().filter_map(|(at, line)| {
        let mut fields = line.split('\t');
        let (feature, warning, danger) = (fields.next()?, fields.next()?, fields.next()?);
        Some((feature, (at, Score { warning: number(warning), danger: number(danger) })))
    });
    let always = lines.next().map_or(Score::default(), |(_, (_, always))| always);
    Weights { always, of: lines.collect() }
});

/// What a window scores.
#[must_use]
pub fn score(window: &str) -> Score {
    let weighed = &*WEIGHED;
    let mut known: Vec<(usize, Score)> = Vec::new();
    words::each(window, |feature| known.extend(weighed.of.get(feature)));
    known.sort_unstable_by_key(|(at, _)| *at);
    known.dedup_by_key(|(at, _)| *at);
    let scale = scale(known.len());
    let sum = |of: fn(&Score) -> f32| known.iter().map(|(_, score)| of(score)).sum::<f32>() * scale;
    Score {
        warning: weighed.always.warning + sum(|score| score.warning),
        danger: weighed.always.danger + sum(|score| score.danger),
    }
}

/// By how much what `count` features weigh together is scaled, so that long windows do not score high by their length alone.
#[must_use]
pub fn scale(count: usize) -> f32 {
    let count = u16::try_from(count).map_or(f32::from(u16::MAX), f32::from);
    10.0 / (count + FEW).sqrt()
}
