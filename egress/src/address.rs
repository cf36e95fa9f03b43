//! Which addresses are on the public Internet: everything that is not in a range set aside for something else.
//!
//! The ranges are those of IANA's special-purpose registries (RFC 6890 and its successors), and a few public addresses
//! that clouds answer on with their machines' credentials.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

/// First address, length of the prefix, what the range is.
type Range4 = (Ipv4Addr, u32, &'static str);
type Range6 = (Ipv6Addr, u32, &'static str);

const fn v4(a: u8, b: u8, c: u8, d: u8) -> Ipv4Addr {
    Ipv4Addr::new(a, b, c, d)
}

const fn v6(a: u16, b: u16, c: u16) -> Ipv6Addr {
    Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0)
}

const UNFIT_V4: &[Range4] = &[
    (v4(0, 0, 0, 0), 8, "this network"),
    (v4(10, 0, 0, 0), 8, "private"),
    (v4(100, 64, 0, 0), 10, "shared by a carrier's NAT"),
    (v4(127, 0, 0, 0), 8, "loopback"),
    (v4(168, 63, 129, 16), 32, "a cloud's metadata service"),
    (v4(169, 254, 0, 0), 16, "link-local"),
    (v4(172, 16, 0, 0), 12, "private"),
    (v4(192, 0, 0, 0), 24, "for protocol assignments"),
    (v4(192, 0, 2, 0), 24, "for documentation"),
    (v4(192, 31, 196, 0), 24, "an AS112 sink"),
    (v4(192, 52, 193, 0), 24, "a multicast tunnel"),
    (v4(192, 88, 99, 0), 24, "a 6to4 relay"),
    (v4(192, 168, 0, 0), 16, "private"),
    (v4(192, 175, 48, 0), 24, "an AS112 sink"),
    (v4(198, 18, 0, 0), 15, "for benchmarks"),
    (v4(198, 51, 100, 0), 24, "for documentation"),
    (v4(203, 0, 113, 0), 24, "for documentation"),
    (v4(224, 0, 0, 0), 4, "multicast"),
    (v4(240, 0, 0, 0), 4, "reserved"),
];

/// Told apart for the message; all but the last two lie outside of global unicast, which is refused as a whole.
const UNFIT_V6: &[Range6] = &[
    (Ipv6Addr::UNSPECIFIED, 128, "unspecified"),
    (Ipv6Addr::LOCALHOST, 128, "loopback"),
    (Ipv6Addr::new(0, 0, 0, 0, 0, 0xffff, 0, 0), 96, "an IPv4 address in disguise (mapped)"),
    (Ipv6Addr::new(0, 0, 0, 0, 0xffff, 0, 0, 0), 96, "an IPv4 address in disguise (translated)"),
    (Ipv6Addr::UNSPECIFIED, 96, "an IPv4 address in disguise (compatible)"),
    (v6(0x64, 0xff9b, 0), 96, "an IPv4 address in disguise (NAT64)"),
    (v6(0x64, 0xff9b, 1), 48, "an IPv4 address in disguise (local NAT64)"),
    (v6(0x100, 0, 0), 64, "a discard prefix"),
    (v6(0x5f00, 0, 0), 16, "for segment routing"),
    (v6(0xfc00, 0, 0), 7, "unique local"),
    (v6(0xfe80, 0, 0), 10, "link-local"),
    (v6(0xfec0, 0, 0), 10, "site-local"),
    (v6(0xff00, 0, 0), 8, "multicast"),
    (v6(0x2001, 0, 0), 32, "an IPv4 address in disguise (Teredo)"),
    (v6(0x2001, 0, 0), 23, "for protocol assignments"),
    (v6(0x2001, 0xdb8, 0), 32, "for documentation"),
    (v6(0x2002, 0, 0), 16, "an IPv4 address in disguise (6to4)"),
    (v6(0x2620, 0x4f, 0x8000), 48, "an AS112 sink"),
    (v6(0x3ffe, 0, 0), 16, "the former 6bone"),
    (v6(0x3fff, 0, 0), 20, "for documentation"),
];

/// RFC 4291 §2.4: what IANA gives out for the Internet.
const GLOBAL_UNICAST: (Ipv6Addr, u32) = (v6(0x2000, 0, 0), 3);

/// The range that makes `address` unfit to be connected to, or `None` for one on the public Internet.
#[must_use]
pub fn unfit(address: IpAddr) -> Option<&'static str> {
    match address {
        IpAddr::V4(address) => {
            let found = UNFIT_V4.iter().find(|(first, prefix, _)| holds_v4(*first, *prefix, address));
            found.map(|(_, _, range)| *range)
        }
        IpAddr::V6(address) => {
            let found = UNFIT_V6.iter().find(|(first, prefix, _)| holds_v6(*first, *prefix, address));
            let (first, prefix) = GLOBAL_UNICAST;
            found.map(|(_, _, range)| *range).or((!holds_v6(first, prefix, address)).then_some("not global unicast"))
        }
    }
}

fn holds_v4(first: Ipv4Addr, prefix: u32, address: Ipv4Addr) -> bool {
    let mask = u32::MAX.checked_shl(32_u32.saturating_sub(prefix)).unwrap_or(0);
    (first.to_bits() ^ address.to_bits()) & mask == 0
}

fn holds_v6(first: Ipv6Addr, prefix: u32, address: Ipv6Addr) -> bool {
    let mask = u128::MAX.checked_shl(128_u32.saturating_sub(prefix)).unwrap_or(0);
    (first.to_bits() ^ address.to_bits()) & mask == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    const UNFIT: &str = "
            0.0.0.0 0.255.255.255 10.0.0.1 10.255.255.255 100.64.0.1 100.100.100.200 100.127.255.255 127.0.0.1
            127.255.255.255 168.63.129.16 169.254.169.254 169.254.170.2 172.16.0.1 172.31.255.255 192.0.0.1
            192.0.0.192 192.0.2.1 192.31.196.1 192.52.193.1 192.88.99.1 192.168.0.1 192.175.48.1 198.18.0.1
            198.19.255.255 198.51.100.1 203.0.113.255 224.0.0.1 239.255.255.250 240.0.0.1 255.255.255.255 :: ::1
            ::2 ::7f00:1 ::8.8.8.8 ::ffff:127.0.0.1 ::ffff:8.8.8.8 ::ffff:0:8.8.8.8 64:ff9b::8.8.8.8
            64:ff9b::127.0.0.1 64:ff9b:1::1 100::1 2001::1 2001:0:4136:e378:8000:63bf:3fff:fdd2 2001:2::1
            2001:10::1 2001:20::1 2001:1ff:ffff::1 2001:db8::1 2002:7f00:1::1 2002:808:808::1 2620:4f:8000::1
            3ffe::1 3fff::1 3fff:fff::1 4000::1 5f00::1 fc00::1 fd00:ec2::254 fd20:ce::254 fe80::1
            fe80::a9fe:a9fe fec0::1 ff02::1 1fff::1
    ";

    #[test]
    fn no_address_that_is_set_aside_is_fit() {
        for unfit_address in UNFIT.split_whitespace() {
            assert!(unfit(unfit_address.parse().unwrap()).is_some(), "{unfit_address}");
        }
    }

    #[test]
    fn the_neighbours_of_what_is_set_aside_are_fit() {
        for fit in [
            "1.0.0.0",
            "9.255.255.255",
            "11.0.0.0",
            "100.63.255.255",
            "100.128.0.0",
            "126.255.255.255",
            "128.0.0.0",
            "168.63.129.15",
            "168.63.129.17",
            "169.253.255.255",
            "169.255.0.0",
            "172.15.255.255",
            "172.32.0.0",
            "192.0.1.0",
            "192.0.3.0",
            "192.167.255.255",
            "192.169.0.0",
            "198.17.255.255",
            "198.20.0.0",
            "198.51.99.255",
            "203.0.114.0",
            "223.255.255.255",
            "8.8.8.8",
            "2001:200::1",
            "2001:4860:4860::8888",
            "2001:db7::1",
            "2001:db9::1",
            "2003::1",
            "2606:4700::1111",
            "2620:4f:8001::1",
            "2a00:1450::1",
            "3ffd::1",
            "2000::1",
        ] {
            assert_eq!(unfit(fit.parse().unwrap()), None, "{fit}");
        }
    }
}
