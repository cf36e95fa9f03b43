//! TLS from a certificate chain and a key on disk, read again when somebody renewed them.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use arc_swap::ArcSwap;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::pki_types::pem::PemObject as _;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};

/// Why TLS cannot be spoken.
#[derive(Debug, thiserror::Error)]
#[error("{}: {why}", path.display())]
pub struct BadTls {
    /// Which file.
    pub path: PathBuf,
    /// What is wrong.
    pub why: String,
}

/// A certificate chain and its key, and the connections that are opened with them.
#[derive(Clone)]
pub struct Tls {
    certificate: PathBuf,
    key: PathBuf,
    config: Arc<ArcSwap<ServerConfig>>,
}

impl std::fmt::Debug for Tls {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tls").field("certificate", &self.certificate).finish_non_exhaustive()
    }
}

impl Tls {
    /// TLS 1.2 and 1.3 with the PEM files `certificate` (the chain, the server's own first) and `key`.
    ///
    /// # Errors
    /// [`BadTls`]; nothing of the key is in it.
    pub fn open(certificate: PathBuf, key: PathBuf) -> Result<Self, BadTls> {
        let config = Arc::new(ArcSwap::from_pointee(read(&certificate, &key)?));
        Ok(Self { certificate, key, config })
    }

    /// Reads both files again; what was read before goes on when they are wrong.
    ///
    /// # Errors
    /// [`BadTls`].
    pub fn reload(&self) -> Result<(), BadTls> {
        self.config.store(Arc::new(read(&self.certificate, &self.key)?));
        Ok(())
    }

    /// For one connection.
    #[must_use]
    pub fn acceptor(&self) -> TlsAcceptor {
        TlsAcceptor::from(self.config.load_full())
    }
}

fn read(certificate: &Path, key: &Path) -> Result<ServerConfig, BadTls> {
    let bad = |path: &Path, why: &dyn std::fmt::Display| BadTls { path: path.to_owned(), why: why.to_string() };
    let chain: Vec<CertificateDer<'static>> =
        CertificateDer::pem_file_iter(certificate).and_then(Iterator::collect).map_err(|why| bad(certificate, &why))?;
    let private = PrivateKeyDer::from_pem_file(key).map_err(|_| bad(key, &"it holds no private key in PEM"))?;
    let mut config = ServerConfig::builder()
        .with_no_client_auth()
        .with_single_cert(chain, private)
        .map_err(|why| bad(certificate, &why))?;
    config.alpn_protocols = vec![b"h2".to_vec(), b"http/1.1".to_vec()];
    Ok(config)
}
