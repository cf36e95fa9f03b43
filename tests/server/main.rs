//! The server as a process of its own: a published marketplace goes in, clients and strangers ask it over sockets.
#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests fail by panicking")]

mod answers;
mod beginning;
mod browser;
mod catalog;
mod client;
mod deployed;
mod ends;
mod fork;
mod limits;
mod live;
mod openapi;
mod publishing;
mod reload;
mod road;
mod s3;
mod secure;
mod submissions;
