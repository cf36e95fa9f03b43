//! One command, one file, one straight function.

pub mod add;
pub mod audit;
pub mod bundle;
pub mod completions;
pub mod deep;
pub mod diff;
pub mod doctor;
pub mod fork;
pub mod fsck;
pub mod hash;
pub mod init;
pub mod key;
pub mod man;
pub mod mirror;
pub mod publish;
pub mod refresh;
pub mod review;
pub mod revoke;
pub mod sign;
pub mod site;
pub mod status;
pub mod submit;
pub mod verify;
pub mod waive;
pub mod withdraw;
pub mod yank;
