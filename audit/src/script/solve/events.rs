//! What is sent under a name reaches whoever listens for that name, by whatever carries it: emitters, targets, channels, streams,
//! and the store that a context carries.

use super::Solver;
use super::call::Site;
use crate::script::graph::Manner;
use crate::script::kinds::Kind;
use crate::script::value::{CellId, Name, Val};

/// 4 things that are sent at once: listeners take one or two.
const SENT: usize = 4;
/// 16 names of one event: who has more listens to whatever comes.
const EVENTS: usize = 16;
/// The cells for what is done with a piece are the 30th and the one after.
const PIECES: u32 = 30;
/// The event that a custom event makes is the 12th thing that a call may make.
const EVENT: u32 = 12;

/// What is published, under whichever topic: channels do not say theirs when they publish.
const PUBLISHED: &str = "%published";
/// What a context carries.
const STORE: &str = "%store";
/// Pieces of streams.
const DATA: &str = "data";
/// What is posted to the other end of a port.
const MESSAGE: &str = "message";

/// Whether the engine's function `path` makes something that sends, or that is told what to do with what is sent.
pub(super) fn is_maker(path: &str) -> bool {
    path.starts_with("node:stream.")
        || matches!(
            path,
            "node:events.once"
                | "CustomEvent"
                | "TransformStream"
                | "WritableStream"
                | "node:diagnostics_channel.subscribe"
        )
}

impl Solver<'_> {
    /// A method of something unknown that sends, or listens.
    pub(super) fn heard(&mut self, key: CellId, site: &Site) {
        let Some(Val::Str(name)) = self.graph.at(key).vals.only() else { return };
        if !self.graph.names.kind(name).any(Kind::HEARD) {
            return;
        }
        let (method, first) = (self.text(name), site.args.first().copied());
        match (&*method, first) {
            ("emit", Some(event)) => {
                for event in self.events(event) {
                    self.sends(&event, site.args.get(1..).unwrap_or_default());
                }
            }
            ("publish", _) => site.args.iter().for_each(|cell| self.sends(PUBLISHED, &[*cell])),
            ("subscribe", _) => self.subscribes(site),
            ("postMessage", Some(message)) => self.posts(message),
            ("enqueue" | "write", Some(piece)) => self.sends(DATA, &[piece]),
            ("from", Some(pieces)) => {
                self.pieces_of(pieces);
                // Who goes through a stream gets its pieces.
                self.same(pieces, site.out);
            }
            ("run" | "enterWith", Some(store)) => self.sends(STORE, &[store]),
            ("getStore", None) => {
                let store = self.carried(STORE, 0);
                self.graph.link(store, site.out);
            }
            (_, Some(event)) => {
                let Some(listener) = site.args.get(1).copied() else { return };
                for event in self.events(event) {
                    self.listens(&event, listener);
                }
            }
            _ => {}
        }
    }

    /// What the engine has for the same.
    pub(super) fn event_maker(&mut self, path: &str, site: &Site) {
        match path {
            "CustomEvent" => self.custom_event(site),
            "node:diagnostics_channel.subscribe" => self.subscribes(site),
            "node:stream.Readable.from" => {
                let pieces = site.args.first().copied().unwrap_or_default();
                self.pieces_of(pieces);
                self.same(pieces, site.out);
            }
            "node:events.once" => self.awaits(site),
            _ => self.stream(site),
        }
        self.callbacks_of_native(site);
    }

    fn subscribes(&mut self, site: &Site) {
        site.args.iter().for_each(|cell| self.listens(PUBLISHED, *cell));
    }

    /// What may be a stream, which is told what to do with each piece.
    pub(super) fn stream(&mut self, site: &Site) {
        let Some(options) = site.args.first().copied() else { return };
        for (nth, method) in [(PIECES, "write"), (PIECES + 1, "transform")] {
            let name = self.graph.names.intern(method);
            for val in self.watched(options) {
                let Val::Obj(object) = val else { continue };
                if self.graph.has_member(object, name).is_some() {
                    let listener = self.graph.slot_of(self.op, nth);
                    let own = self.graph.read_member(object, name);
                    self.graph.link(own, listener);
                    self.listens(DATA, listener);
                }
            }
        }
    }

    /// What a stream is made from, piece by piece.
    fn pieces_of(&mut self, pieces: CellId) {
        let piece = self.graph.slot_of(self.op, PIECES);
        self.graph.watch(pieces, self.op);
        self.iterate(pieces, piece);
        self.sends(DATA, &[piece]);
    }

    /// `once(emitter, name)`: a list of what is sent with the event.
    fn awaits(&mut self, site: &Site) {
        let Some(event) = site.args.get(1).copied() else { return };
        for event in self.events(event).into_iter().take(1) {
            let sent = (0..SENT).map(|at| self.carried(&event, at)).collect();
            let list = self.array_of(EVENT, Some(sent));
            self.graph.add(site.out, Val::Obj(list));
        }
    }

    /// `new CustomEvent(name, { detail })`: what is dispatched is what was made.
    fn custom_event(&mut self, site: &Site) {
        let [event, options, ..] = &*site.args else { return };
        if self.is_lost(EVENT, site.out) {
            return;
        }
        let made = self.graph.made_by(self.op, EVENT);
        let detail = self.graph.names.intern("detail");
        let cell = self.graph.member(made, detail);
        self.member_into(*options, "detail", cell);
        self.graph.add(site.out, Val::Obj(made));
        let made = self.graph.constant(Val::Obj(made));
        for event in self.events(*event) {
            self.sends(&event, &[made]);
        }
    }

    /// The other end gets the message itself, or an event that has it.
    fn posts(&mut self, message: CellId) {
        let event = self.graph.made_by(self.op, EVENT);
        let data = self.graph.names.intern(DATA);
        let cell = self.graph.member(event, data);
        self.graph.link(message, cell);
        let event = self.graph.constant(Val::Obj(event));
        self.sends(MESSAGE, &[message]);
        self.sends(MESSAGE, &[event]);
    }

    /// The names that an event may have.
    fn events(&mut self, event: CellId) -> Vec<std::rc::Rc<str>> {
        let names: Vec<Name> = self.texts(event).full.iter().copied().take(EVENTS).collect();
        names.into_iter().map(|name| self.text(name)).collect()
    }

    fn sends(&mut self, event: &str, sent: &[CellId]) {
        for (at, cell) in sent.iter().take(SENT).enumerate() {
            let carried = self.carried(event, at);
            self.graph.link(*cell, carried);
        }
    }

    /// Functions of the plugin's that get what is sent; whom the engine's get is said where those are called.
    fn listens(&mut self, event: &str, listener: CellId) {
        let args = (0..SENT).map(|at| self.carried(event, at)).collect();
        let inner = Site { this: None, args, out: self.graph.cell_of(self.op), manner: Manner::Call };
        for val in self.watched(listener) {
            if matches!(val, Val::Fun(_) | Val::Bound(_)) {
                self.invoke(val, &inner, 1);
            }
        }
    }

    /// The cell for what is sent under a name as the argument `at`.
    fn carried(&mut self, event: &str, at: usize) -> CellId {
        let name = self.graph.names.intern(event);
        if let Some(cell) = self.carriers.get(&(name, at)) {
            return *cell;
        }
        let cell = self.graph.cell();
        self.carriers.insert((name, at), cell);
        cell
    }
}
