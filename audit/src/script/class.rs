//! How many values of each class a set may hold, so that the cost of a step stays small whatever a program does.

use super::value::Flags;

/// 16 strings or numbers in one set: sets grow with every call site, and what is beyond counts as unknown.
const STRINGS: u8 = 16;
/// 4 strings that are known in part: they serve recognition, not folding.
const PARTS: u8 = 4;
/// 8 things of the engine that are no roots: where more meet, a program passes on whatever it is given.
const NATIVES: u8 = 8;
/// 2 of those that only reckon, like methods of text and lists.
const HARMLESS: u8 = 2;
/// 4 functions, objects and the like: what is beyond counts as unknown. With 8, long bundles took 1.4 times as long and no
/// case of the corpus was judged otherwise (decision 18).
const OTHERS: u8 = 4;

/// 16 texts and objects that tell what a program is after: who hides one behind tables of harmless ones hides nothing.
const TELLING: u8 = 16;

/// Values that count together against one cap.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Class {
    /// Strings that are known in part.
    Parts,
    /// Strings and numbers.
    Strings,
    /// Things of the engine that lead to everything.
    Roots,
    /// Other things of the engine.
    Natives,
    /// Those that lead no further.
    Harmless,
    /// Functions, objects and the like.
    Others,
    /// `true`, `false`, `null`, `undefined` and the key that nobody knows.
    Singles,
    /// Texts that lead to code, credentials or what runs again, and what is written with them in it.
    Telling,
}

impl Class {
    /// The bits of things of the engine, and of their members.
    pub(crate) const NATIVE: u8 = Self::Roots.bit() | Self::Natives.bit() | Self::Harmless.bit();

    /// How many of one class a set may hold.
    #[inline]
    pub(crate) fn cap(self) -> u8 {
        match self {
            Self::Parts => PARTS,
            Self::Strings => STRINGS,
            // There are six, and five.
            Self::Roots | Self::Singles => u8::MAX,
            Self::Natives => NATIVES,
            Self::Harmless => HARMLESS,
            Self::Others => OTHERS,
            Self::Telling => TELLING,
        }
    }

    /// The class's place among the classes.
    #[inline]
    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Parts => 0,
            Self::Strings => 1,
            Self::Roots => 2,
            Self::Natives => 3,
            Self::Harmless => 4,
            Self::Others => 5,
            Self::Singles => 6,
            Self::Telling => 7,
        }
    }

    /// The class's bit among those that are full.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self.index()
    }

    /// All classes, in the order of their places.
    const ALL: [Self; 8] = [
        Self::Parts,
        Self::Strings,
        Self::Roots,
        Self::Natives,
        Self::Harmless,
        Self::Others,
        Self::Singles,
        Self::Telling,
    ];

    /// What holds of a set that was offered one more than its cap of each of `classes`, by bit.
    #[inline]
    pub(crate) fn beyond_all(classes: u8) -> Flags {
        if classes == 0 {
            return Flags::NONE;
        }
        let beyond = Self::ALL.iter().filter(|class| classes & class.bit() != 0).map(|class| class.beyond());
        beyond.fold(Flags::NONE, Flags::with)
    }

    /// What holds of a set that was offered one more than its cap.
    #[inline]
    pub(crate) fn beyond(self) -> Flags {
        Flags::UNKNOWN.with(match self {
            Self::Strings | Self::Parts => Flags::TEXTS,
            Self::Roots | Self::Natives | Self::Harmless | Self::Others | Self::Singles => Flags::THINGS,
            Self::Telling => Flags::TEXTS.with(Flags::THINGS),
        })
    }
}
