//! A body on its way in: counted and hashed as it comes, set aside in a file without a name.

use std::fs::File;
use std::io::{Read as _, Seek as _, Write as _};
use std::time::Duration;

use axum::body::Body;
use bytes::Bytes;
use futures::StreamExt as _;
use schemas::Sha256;
use sha2::{Digest as _, Sha256 as Hasher};

/// 10 minutes for one body: the largest bundle over 4 Mbit/s.
const TIME: Duration = Duration::from_secs(600);

/// 256 KiB are written at once: fewer trips off the runtime's threads.
const PIECE: usize = 256 << 10;

/// What was sent.
#[derive(Debug)]
pub(super) struct Incoming {
    /// All of it.
    pub(super) file: File,
    /// How much it is.
    pub(super) length: u64,
    /// What it is.
    pub(super) digest: Sha256,
}

/// Why a body is not taken.
#[derive(Debug, thiserror::Error)]
pub(super) enum NotReceived {
    /// It is larger than anything that belongs there.
    #[error("at most {0} bytes are taken there")]
    TooLarge(u64),
    /// It does not come.
    #[error("the body took too long")]
    TooSlow,
    /// The sender has gone.
    #[error("the body ended early")]
    Broken,
    /// It cannot be set aside.
    #[error("it cannot be set aside: {0}")]
    Disk(#[from] std::io::Error),
}

impl Incoming {
    /// Reads `body` to its end, at most `cap` bytes, into a file of the system's temporary folder.
    pub(super) async fn receive(body: Body, cap: u64) -> Result<Self, NotReceived> {
        let received = tokio::time::timeout(TIME, read(body, cap)).await;
        received.map_err(|_| NotReceived::TooSlow)?
    }

    /// All of it, in memory.
    pub(super) fn bytes(&mut self) -> std::io::Result<Bytes> {
        let mut bytes = Vec::new();
        self.file.rewind()?;
        self.file.read_to_end(&mut bytes)?;
        Ok(bytes.into())
    }
}

async fn read(body: Body, cap: u64) -> Result<Incoming, NotReceived> {
    let mut incoming = Incoming { file: tempfile::tempfile()?, length: 0, digest: Sha256([0; 32]) };
    let (mut stream, mut hasher, mut held) = (body.into_data_stream(), Hasher::new(), Vec::new());
    while let Some(piece) = stream.next().await {
        let piece = piece.map_err(|_| NotReceived::Broken)?;
        incoming.length = incoming.length.saturating_add(u64::try_from(piece.len()).unwrap_or(u64::MAX));
        if incoming.length > cap {
            return Err(NotReceived::TooLarge(cap));
        }
        held.extend_from_slice(&piece);
        if held.len() >= PIECE {
            tokio::task::block_in_place(|| set_aside(&mut incoming.file, &mut hasher, &mut held))?;
        }
    }
    tokio::task::block_in_place(|| set_aside(&mut incoming.file, &mut hasher, &mut held))?;
    incoming.digest = Sha256(hasher.finalize().into());
    Ok(incoming)
}

fn set_aside(file: &mut File, hasher: &mut Hasher, held: &mut Vec<u8>) -> std::io::Result<()> {
    hasher.update(&held);
    file.write_all(held)?;
    held.clear();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn it_is_counted_and_hashed_as_it_comes() {
        let long: Vec<u8> = (0..=255_u8).cycle().take(PIECE * 2 + 7).collect();
        let length = u64::try_from(long.len()).unwrap();
        let mut incoming = Incoming::receive(Body::from(long.clone()), length).await.unwrap();
        assert_eq!((incoming.length, incoming.digest.0), (length, Hasher::digest(&long).into()));
        assert_eq!(incoming.bytes().unwrap(), long);
        let refused = Incoming::receive(Body::from(long), length - 1).await;
        assert!(matches!(refused, Err(NotReceived::TooLarge(cap)) if cap == length - 1));
    }
}
