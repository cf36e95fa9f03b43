//! Ways to speak to somebody outside.

use super::Outside;
use super::call::{Tried, call, words, works, zeros};

fn socket(family: i32, kind: i32, protocol: u64) -> Result<u64, i32> {
    call(libc::SYS_socket, &[family as u64, kind as u64, protocol]).map(|socket| socket as u64)
}
/// `sockaddr_in` of loopback.
fn loopback(port: u16) -> u64 {
    words(&[2 | u64::from(port.to_be()) << 16 | u64::from(0x7f00_0001_u32.to_be()) << 32, 0])
}
/// `sockaddr_un`.
fn named(path: &[u8]) -> (u64, u64) {
    let mut bytes = vec![1, 0];
    bytes.extend(path);
    let length = bytes.len() as u64;
    (Box::leak(bytes.into_boxed_slice()).as_ptr() as u64, length)
}

pub(crate) fn tcp(_: &Outside) -> Tried {
    socket(libc::AF_INET, libc::SOCK_STREAM, 0).map(drop)
}
pub(crate) fn tcp_high(_: &Outside) -> Tried {
    works(libc::SYS_socket, &[libc::AF_INET as u64 | 0xffff_ffff << 32, 1, 0])
}
pub(crate) fn tcp_six(_: &Outside) -> Tried {
    socket(libc::AF_INET6, libc::SOCK_STREAM, 0).map(drop)
}
pub(crate) fn udp(_: &Outside) -> Tried {
    socket(libc::AF_INET, libc::SOCK_DGRAM, 0).map(drop)
}
pub(crate) fn raw(_: &Outside) -> Tried {
    socket(libc::AF_INET, libc::SOCK_RAW, 1).map(drop)
}
pub(crate) fn ping(_: &Outside) -> Tried {
    socket(libc::AF_INET, libc::SOCK_DGRAM, 1).map(drop)
}
pub(crate) fn packet(_: &Outside) -> Tried {
    socket(libc::AF_PACKET, libc::SOCK_RAW, 0x0300).map(drop)
}
pub(crate) fn netlink(_: &Outside) -> Tried {
    socket(libc::AF_NETLINK, libc::SOCK_RAW, 0).map(drop)
}
pub(crate) fn netlink_events(_: &Outside) -> Tried {
    socket(libc::AF_NETLINK, libc::SOCK_RAW, 15).map(drop)
}
pub(crate) fn machine(_: &Outside) -> Tried {
    socket(libc::AF_VSOCK, libc::SOCK_STREAM, 0).map(drop)
}
pub(crate) fn crypto(_: &Outside) -> Tried {
    socket(libc::AF_ALG, libc::SOCK_SEQPACKET, 0).map(drop)
}
pub(crate) fn bluetooth(_: &Outside) -> Tried {
    socket(libc::AF_BLUETOOTH, libc::SOCK_RAW, 1).map(drop)
}
pub(crate) fn bus(_: &Outside) -> Tried {
    socket(libc::AF_CAN, libc::SOCK_RAW, 1).map(drop)
}
pub(crate) fn express(_: &Outside) -> Tried {
    socket(libc::AF_XDP, libc::SOCK_RAW, 0).map(drop)
}
pub(crate) fn reliable(_: &Outside) -> Tried {
    socket(libc::AF_RDS, libc::SOCK_SEQPACKET, 0).map(drop)
}
pub(crate) fn cluster(_: &Outside) -> Tried {
    socket(libc::AF_TIPC, libc::SOCK_SEQPACKET, 0).map(drop)
}
pub(crate) fn key_management(_: &Outside) -> Tried {
    socket(libc::AF_KEY, libc::SOCK_RAW, 2).map(drop)
}
pub(crate) fn telephone(_: &Outside) -> Tried {
    socket(libc::AF_PHONET, libc::SOCK_DGRAM, 0).map(drop)
}
pub(crate) fn radio(_: &Outside) -> Tried {
    socket(libc::AF_IEEE802154, libc::SOCK_DGRAM, 0).map(drop)
}
pub(crate) fn local(_: &Outside) -> Tried {
    socket(libc::AF_UNIX, libc::SOCK_STREAM, 0).map(drop)
}
pub(crate) fn pair(_: &Outside) -> Tried {
    works(libc::SYS_socketpair, &[libc::AF_UNIX as u64, 1, 0, zeros(8)])
}
pub(crate) fn connect(o: &Outside) -> Tried {
    let socket = socket(libc::AF_INET, libc::SOCK_STREAM, 0)?;
    works(libc::SYS_connect, &[socket, loopback(o.port), 16])
}
pub(crate) fn fast_open(o: &Outside) -> Tried {
    let socket = socket(libc::AF_INET, libc::SOCK_STREAM, 0)?;
    works(libc::SYS_sendto, &[socket, zeros(1), 1, libc::MSG_FASTOPEN as u64, loopback(o.port), 16])
}
pub(crate) fn datagram(o: &Outside) -> Tried {
    let socket = socket(libc::AF_INET, libc::SOCK_DGRAM, 0)?;
    works(libc::SYS_sendto, &[socket, zeros(1), 1, 0, loopback(o.port), 16])?;
    // an address elsewhere: without a network there is no way to it
    let elsewhere = words(&[2 | 0x3500 << 16 | u64::from(0xc000_0201_u32.to_be()) << 32, 0]);
    works(libc::SYS_connect, &[socket, elsewhere, 16])
}
pub(crate) fn listen(_: &Outside) -> Tried {
    let socket = socket(libc::AF_INET, libc::SOCK_STREAM, 0)?;
    works(libc::SYS_bind, &[socket, loopback(0), 16])?;
    works(libc::SYS_listen, &[socket, 1])
}
pub(crate) fn host_socket(o: &Outside) -> Tried {
    let socket = socket(libc::AF_UNIX, libc::SOCK_STREAM, 0)?;
    let (name, length) = named(format!("{}/socket\0", o.folder).as_bytes());
    works(libc::SYS_connect, &[socket, name, length])
}
pub(crate) fn abstract_socket(o: &Outside) -> Tried {
    let socket = socket(libc::AF_UNIX, libc::SOCK_STREAM, 0)?;
    let (name, length) = named(format!("\0{}", o.folder).as_bytes());
    works(libc::SYS_connect, &[socket, name, length])
}
pub(crate) fn inherited_stream(_: &Outside) -> Tried {
    // streams that are sockets could carry descriptors in
    works(libc::SYS_getsockname, &[0, zeros(128), words(&[128])])
}
