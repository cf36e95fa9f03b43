//! Object stores by the scheme of their address: S3 by default, others as features of this crate.

use object_store::ObjectStore;
use url::Url;

/// Why there is none.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoCloud {
    /// What the store's own library says.
    #[error(transparent)]
    #[cfg_attr(not(any(feature = "s3", feature = "gcs", feature = "azure")), expect(dead_code, reason = "no cloud"))]
    Refused(#[from] object_store::Error),
    /// This program was built without it.
    #[error("this program was built without stores of {0}://")]
    NotBuilt(String),
}

/// Three more tries within 20 s, so that a store that is down is reported while its operator still looks.
#[cfg(any(feature = "s3", feature = "gcs", feature = "azure"))]
fn patience() -> object_store::RetryConfig {
    let retry_timeout = std::time::Duration::from_secs(20);
    object_store::RetryConfig { max_retries: 3, retry_timeout, ..object_store::RetryConfig::default() }
}

/// A builder with everything that `variables` tell it; names that it does not know are somebody else's.
#[cfg(any(feature = "s3", feature = "gcs", feature = "azure"))]
macro_rules! told {
    ($builder:ty, $url:expr, $variables:expr) => {
        $variables
            .iter()
            .fold(<$builder>::new().with_url($url.as_str()), |builder, (name, value)| {
                match name.to_ascii_lowercase().parse() {
                    Ok(key) => builder.with_config(key, value),
                    Err(_) => builder,
                }
            })
            .with_retry(patience())
            .build()?
    };
}

/// The store at `url`, configured by `variables`.
pub(crate) fn open(url: &Url, variables: &[(String, String)]) -> Result<Box<dyn ObjectStore>, NoCloud> {
    match url.scheme() {
        #[cfg(feature = "s3")]
        "s3" => Ok(Box::new(told!(object_store::aws::AmazonS3Builder, url, variables))),
        #[cfg(feature = "gcs")]
        "gs" => Ok(Box::new(told!(object_store::gcp::GoogleCloudStorageBuilder, url, variables))),
        #[cfg(feature = "azure")]
        "az" => Ok(Box::new(told!(object_store::azure::MicrosoftAzureBuilder, url, variables))),
        other => {
            let _nobody_was_told = variables;
            Err(NoCloud::NotBuilt(other.to_owned()))
        }
    }
}
