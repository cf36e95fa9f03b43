use super::*;

fn of(text: &str) -> Stance {
    Stance::of(&tongues::lowered(text))
}
