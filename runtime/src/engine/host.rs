//! The few functions that the shims may call; only strings, numbers and booleans cross.

use std::rc::Rc;

use rquickjs::{Ctx, Function, Object};

use super::address;
use super::desk::{Desk, Verdict};

/// The host object that the shims get as their only argument. No function of it is ever handed to a plugin.
pub(super) fn object<'js>(ctx: &Ctx<'js>, desk: &Rc<Desk>) -> rquickjs::Result<Object<'js>> {
    let host = Object::new(ctx.clone())?;
    clocks(ctx, &host, desk)?;
    let of = Rc::clone(desk);
    host.set(
        "post",
        Function::new(ctx.clone(), move |method: String, call: String, json: String| {
            posted(&of, &method, &call, &json)
        })?,
    )?;
    let of = Rc::clone(desk);
    host.set(
        "answer",
        Function::new(ctx.clone(), move |call: String, good: bool, json: String| {
            match of.answer(&call, if good { "result" } else { "error" }, &json) {
                Verdict::Sent | Verdict::NotOpen => 0,
                Verdict::TooLong => -1,
                Verdict::NotStrict => -2,
            }
        })?,
    )?;
    let of = Rc::clone(desk);
    host.set(
        "loaded",
        Function::new(ctx.clone(), move |good: bool, text: String| {
            of.loaded(if good { Ok(&text) } else { Err(&text) });
        })?,
    )?;
    let of = Rc::clone(desk);
    host.set(
        "log",
        Function::new(ctx.clone(), move |level: String, message: String, call: String| {
            of.log(&level, &message, &call);
        })?,
    )?;
    host.set(
        "url",
        Function::new(ctx.clone(), |input: String, base: String, relative: bool| {
            address::parsed(&input, relative.then_some(base.as_str()))
        })?,
    )?;
    host.set(
        "urlSet",
        Function::new(ctx.clone(), |href: String, part: String, value: String| address::changed(&href, &part, &value))?,
    )?;
    Ok(host)
}

fn clocks<'js>(ctx: &Ctx<'js>, host: &Object<'js>, desk: &Rc<Desk>) -> rquickjs::Result<()> {
    let of = Rc::clone(desk);
    host.set("now", Function::new(ctx.clone(), move || of.now())?)?;
    let of = Rc::clone(desk);
    host.set("wake", Function::new(ctx.clone(), move |millis: f64| of.wake_after(millis))?)?;
    host.set("random", Function::new(ctx.clone(), random)?)?;
    Ok(())
}

fn posted(desk: &Desk, method: &str, call: &str, json: &str) -> f64 {
    match desk.request(method, call, json) {
        Ok(id) => f64::from(id),
        Err(Verdict::TooLong) => -1.0,
        Err(Verdict::NotOpen) => -2.0,
        Err(Verdict::NotStrict | Verdict::Sent) => -3.0,
    }
}

/// So many bytes from the system, a character each; empty where the system gives none.
fn random(length: u32) -> String {
    let mut bytes = vec![0_u8; usize::try_from(length.min(65_536)).unwrap_or_default()];
    let mut filled = 0;
    while let Some(rest) = bytes.get_mut(filled..).filter(|rest| !rest.is_empty()) {
        match rustix::rand::getrandom(rest, rustix::rand::GetRandomFlags::empty()) {
            Ok(count) if count > 0 => filled += count,
            Err(rustix::io::Errno::INTR) => {}
            _ => return String::new(),
        }
    }
    bytes.into_iter().map(char::from).collect()
}
