//! Deeds beside the words that keep them from whoever works with the agent: what an honest page would say, this one hides.

use super::mark::Mark;
use super::nets::{Habit, Head, habit};
use crate::rules::prose as rules;

/// Every net; of those with one anchor the worse come first.
pub(super) const CANDOUR: &[Habit] = &[
    habit(
        (Mark::Helper, 420),
        &[Mark::Untold],
        &[Mark::Offered, Mark::Wanted],
        (&rules::DEEDS, "a download is to be run, and that is not to be spoken of"),
    ),
    habit(
        (Mark::Lets, 500),
        &[Mark::Veiled],
        &[Mark::Wanted],
        (&rules::DEEDS, "somebody is to be given rights, and that is not to be spoken of"),
    ),
    habit(
        (Mark::Seats, 260),
        &[Mark::Untold],
        &[Mark::Offered, Mark::Wanted],
        (&rules::DEEDS, "somebody is to be given rights, and that is not to be spoken of"),
    ),
    habit(
        (Mark::Mails, 300),
        &[Mark::Codes, Mark::Wiped],
        &[Mark::Offered, Mark::Refrains],
        (&rules::ORDERS, "codes that let somebody in are to be sent on, and the sent mail taken away"),
    ),
    habit(
        (Mark::Mails, 160),
        &[Mark::Codes, Mark::Untold],
        &[Mark::Offered, Mark::Refrains],
        (&rules::ORDERS, "codes that let somebody in are to be sent on, and that is not to be spoken of"),
    ),
    habit(
        (Mark::Mails, 160),
        &[Mark::Codes, Mark::Parried],
        &[Mark::Offered, Mark::Refrains],
        (&rules::ORDERS, "codes that let somebody in are to be sent on, and whoever asks is told otherwise"),
    ),
    habit(
        (Mark::Sweeps, 240),
        &[Mark::Posts, Mark::Anywhere],
        &[Mark::Offered, Mark::Login, Mark::Refrains],
        (&rules::ORDERS, "every file of credentials of a project is to be sent, by a page that is about something else"),
    )
    .headed(Head::Without(Mark::Moves)),
    habit(
        (Mark::Sweeps, 300),
        &[Mark::Ships, Mark::Anywhere, Mark::Furtive],
        &[Mark::Offered, Mark::Login, Mark::Refrains],
        (&rules::ORDERS, "every file of credentials of a project is to be sent, and nobody is asked or told"),
    ),
    habit(
        (Mark::Dumps, 420),
        &[Mark::Ships, Mark::Anywhere, Mark::Furtive],
        &[Mark::Offered, Mark::Wanted, Mark::Refrains],
        (&rules::ORDERS, "all of a database is to be sent, and nobody is asked or told"),
    ),
    habit(
        (Mark::Recast, 500),
        &[Mark::Veiled],
        &[Mark::Retried],
        (&rules::BIAS, "what failed is to be reported as passed, and that is not to be spoken of"),
    ),
    habit(
        (Mark::Recast, 500),
        &[Mark::Parried],
        &[Mark::Retried],
        (&rules::BIAS, "what failed is to be reported as passed, whoever asks"),
    ),
    habit(
        (Mark::Figure, 420),
        &[Mark::Passes, Mark::Veiled],
        &[],
        (&rules::BIAS, "a figure is to be made larger, and that is not to be spoken of"),
    ),
    habit(
        (Mark::Figure, 420),
        &[Mark::Parried],
        &[],
        (&rules::BIAS, "a figure is to be made larger, whoever asks"),
    ),
    habit(
        (Mark::Figure, 240),
        &[Mark::Veiled],
        &[],
        (&rules::BIAS, "a figure is to be made larger, and perhaps nobody is to know"),
    ),
    habit(
        (Mark::Paid, 400),
        &[Mark::Steered, Mark::Confided],
        &[],
        (&rules::BIAS, "advice is paid for, and that stays between few"),
    ),
    habit(
        (Mark::Paid, 400),
        &[Mark::Steered, Mark::Parried],
        &[],
        (&rules::BIAS, "advice is paid for, and whoever asks is told otherwise"),
    ),
    habit(
        (Mark::Paid, 240),
        &[Mark::Steered, Mark::Veiled],
        &[],
        (&rules::BIAS, "advice is paid for, and that is not to be spoken of"),
    ),
    habit((Mark::Rigged, 60), &[], &[], (&rules::BIAS, "weights are to be moved until a certain result comes out")),
    habit(
        (Mark::Vouched, 300),
        &[Mark::Baseless],
        &[Mark::Forbids],
        (&rules::BIAS, "what nobody has looked into is to be stated as checked"),
    ),
    habit(
        (Mark::Vouched, 300),
        &[Mark::Confided],
        &[Mark::Forbids],
        (&rules::BIAS, "a claim is to be stated as checked, and that stays between few"),
    ),
    habit(
        (Mark::Yields, 400),
        &[Mark::Veiled],
        &[],
        (&rules::OVERRIDE, "it puts itself above what the user says, and that is not to be spoken of"),
    ),
    habit(
        (Mark::Yields, 200),
        &[],
        &[Mark::Candid],
        (&rules::OVERRIDE, "it puts itself above what the user says"),
    ),
    habit(
        (Mark::Confided, 0),
        &[],
        &[],
        (&rules::SECRECY, "something stays between the author and the agent"),
    ),
];
