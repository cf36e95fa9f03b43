//! A body that lies in memory, handed over piece by piece: who reads slowly holds one piece of their own, not the whole.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use bytes::Bytes;
use hyper::body::{Body, Frame, SizeHint};

/// 64 KiB: what a socket takes at once, more or less; a copy of it is made for each connection that is written to.
const PIECE: usize = 64 << 10;

/// Shared bytes as a body.
#[derive(Debug)]
pub(super) struct Pieces(pub(super) Bytes);

impl Body for Pieces {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(mut self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        let length = self.0.len().min(PIECE);
        Poll::Ready((length > 0).then(|| Ok(Frame::data(self.0.split_to(length)))))
    }

    fn is_end_stream(&self) -> bool {
        self.0.is_empty()
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::with_exact(u64::try_from(self.0.len()).unwrap_or(u64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pieces_are_the_whole_and_none_is_large() {
        let whole: Vec<u8> = (0..=255).cycle().take(2 * PIECE + 1).collect();
        let mut body = Pieces(Bytes::from(whole.clone()));
        assert_eq!(body.size_hint().exact(), Some(2 * 65_536 + 1));
        let (mut context, mut found) = (Context::from_waker(std::task::Waker::noop()), Vec::new());
        while let Poll::Ready(Some(frame)) = Pin::new(&mut body).poll_frame(&mut context) {
            let piece = frame.unwrap().into_data().unwrap();
            assert!(piece.len() <= PIECE, "{}", piece.len());
            found.extend_from_slice(&piece);
        }
        assert_eq!(found, whole);
        assert!(body.is_end_stream() && body.size_hint().exact() == Some(0));
    }
}
