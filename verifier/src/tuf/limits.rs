//! The most that is read from a repository, each number with its reason.

/// 512 KiB: the largest public root seen (tens of PEM keys and signatures) has under 64 KiB.
pub const ROOT_BYTES: u64 = 512 << 10;

/// 16 KiB: a timestamp names one file; with several post-quantum signatures it still has under 12 KiB.
pub const TIMESTAMP_BYTES: u64 = 16 << 10;

/// 2 MiB: a snapshot line has about 100 bytes, ours has two.
pub const SNAPSHOT_BYTES: u64 = 2 << 20;

/// 32 MiB: 100,000 plugins at 200 bytes each are 20 MB.
pub const TARGETS_BYTES: u64 = 32 << 20;

/// 256: one rotation a week for five years between two refreshes; the next refresh goes on from there.
pub const ROOTS_PER_REFRESH: u64 = 256;

/// 32: python-tuf's bound on the roles visited for one target; ours needs two.
pub const ROLES_PER_SEARCH: usize = 32;

/// 200 bytes: a role's name becomes a file name, which may have 255 bytes with what is added to it.
pub const ROLE_NAME_BYTES: usize = 200;
