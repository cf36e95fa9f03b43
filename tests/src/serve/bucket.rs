//! A bucket behind S3's own protocol on a loopback port: requests are signed and the signatures checked, conditional puts are
//! serialised.
//!
//! The protocol is `s3s`'s; the objects lie in memory behind one lock, since the file servers that speak S3 look at `If-Match`
//! not at all, or before they wait for the lock.

use std::collections::BTreeMap;
use std::io;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::SystemTime;

use bytes::{Bytes, BytesMut};
use futures::StreamExt as _;
use hyper_util::rt::TokioIo;
use s3s::auth::SimpleAuth;
use s3s::dto::{
    CompleteMultipartUploadInput, CompleteMultipartUploadOutput, CreateMultipartUploadInput,
    CreateMultipartUploadOutput, ETag, ETagCondition, GetObjectInput, GetObjectOutput, HeadObjectInput,
    HeadObjectOutput, PutObjectInput, PutObjectOutput, StreamingBlob, UploadPartInput, UploadPartOutput,
};
use s3s::service::{S3Service, S3ServiceBuilder};
use s3s::{S3, S3Request, S3Response, S3Result, s3_error};
use sha2::{Digest as _, Sha256};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

const KEY: &str = "an-access-key";
const SECRET: &str = "a secret that is nobody's";

/// A bucket, until it is dropped.
#[derive(Debug)]
pub struct Bucket {
    objects: Objects,
    endpoint: String,
    _runtime: Runtime,
}

/// What lies there. Copies share it.
#[derive(Debug, Clone, Default)]
struct Objects(Arc<Mutex<Inner>>);

#[derive(Debug, Default)]
struct Inner {
    /// By `bucket/key`.
    objects: BTreeMap<String, Object>,
    /// Parts of uploads, by upload and number.
    parts: BTreeMap<(String, i32), Bytes>,
    /// How every conditional put ended.
    conditions: Vec<bool>,
    uploads: usize,
}

#[derive(Debug, Clone)]
struct Object {
    bytes: Bytes,
    etag: String,
}

impl Bucket {
    /// An empty one.
    ///
    /// # Errors
    /// When no loopback port can be had.
    pub fn new() -> io::Result<Self> {
        let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
        let listener = runtime.block_on(TcpListener::bind(("127.0.0.1", 0)))?;
        let endpoint = format!("http://{}", listener.local_addr()?);
        let objects = Objects::default();
        let mut builder = S3ServiceBuilder::new(objects.clone());
        builder.set_auth(SimpleAuth::from_single(KEY, SECRET));
        runtime.spawn(serve(listener, builder.build()));
        Ok(Self { objects, endpoint, _runtime: runtime })
    }

    /// The variables by which a program reaches it.
    #[must_use]
    pub fn variables(&self) -> [(&'static str, String); 5] {
        [
            ("AWS_ENDPOINT", self.endpoint.clone()),
            ("AWS_ALLOW_HTTP", "true".to_owned()),
            ("AWS_REGION", "test-1".to_owned()),
            ("AWS_ACCESS_KEY_ID", KEY.to_owned()),
            ("AWS_SECRET_ACCESS_KEY", SECRET.to_owned()),
        ]
    }

    /// What nobody may see.
    #[must_use]
    pub fn secret(&self) -> &'static str {
        SECRET
    }

    /// The object at `bucket/key`.
    #[must_use]
    pub fn object(&self, path: &str) -> Option<Bytes> {
        self.objects.lock().objects.get(path).map(|object| object.bytes.clone())
    }

    /// How many conditional puts were granted, and how many refused.
    #[must_use]
    pub fn conditional_puts(&self) -> (usize, usize) {
        let granted = self.objects.lock().conditions.iter().filter(|granted| **granted).count();
        (granted, self.objects.lock().conditions.len() - granted)
    }

    /// How many objects came in parts.
    #[must_use]
    pub fn uploads(&self) -> usize {
        self.objects.lock().uploads
    }
}

async fn serve(listener: TcpListener, service: S3Service) {
    while let Ok((stream, _)) = listener.accept().await {
        let service = service.clone();
        tokio::spawn(async move {
            // A client that went away is its own business.
            hyper::server::conn::http1::Builder::new().serve_connection(TokioIo::new(stream), service).await.ok();
        });
    }
}

impl Objects {
    fn lock(&self) -> std::sync::MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn find(&self, path: &str) -> S3Result<Object> {
        self.lock().objects.get(path).cloned().ok_or_else(|| s3_error!(NoSuchKey))
    }
}

impl Inner {
    /// Looks and writes under one lock.
    fn put(
        &mut self,
        path: String,
        bytes: Bytes,
        (wanted, unwanted): (Option<&ETagCondition>, Option<&ETagCondition>),
    ) -> S3Result<ETag> {
        let there = self.objects.get(&path).map(|object| ETag::Strong(object.etag.clone()));
        let is = |condition: &ETagCondition| match condition {
            ETagCondition::Any => there.is_some(),
            ETagCondition::ETag(etag) => there.as_ref().is_some_and(|there| there.strong_cmp(etag)),
        };
        let fits = wanted.is_none_or(is) && !unwanted.is_some_and(is);
        if wanted.or(unwanted).is_some() {
            self.conditions.push(fits);
        }
        if !fits {
            return Err(s3_error!(PreconditionFailed));
        }
        let etag = hex::encode(Sha256::digest(&bytes));
        self.objects.insert(path, Object { bytes, etag: etag.clone() });
        Ok(ETag::Strong(etag))
    }
}

async fn whole(body: Option<StreamingBlob>) -> S3Result<Bytes> {
    let mut bytes = BytesMut::new();
    let Some(mut body) = body else { return Ok(bytes.freeze()) };
    while let Some(piece) = body.next().await {
        bytes.extend_from_slice(&piece.map_err(|_| s3_error!(IncompleteBody))?);
    }
    Ok(bytes.freeze())
}

fn length(bytes: &Bytes) -> Option<i64> {
    i64::try_from(bytes.len()).ok()
}

#[async_trait::async_trait]
impl S3 for Objects {
    async fn get_object(&self, request: S3Request<GetObjectInput>) -> S3Result<S3Response<GetObjectOutput>> {
        let input = request.input;
        let object = self.find(&format!("{}/{}", input.bucket, input.key))?;
        let all = u64::try_from(object.bytes.len()).map_err(|_| s3_error!(InternalError))?;
        let (mut bytes, mut content_range) = (object.bytes, None);
        if let Some(range) = input.range {
            let range = range.check(all).map_err(|_| s3_error!(InvalidRange))?;
            content_range = Some(format!("bytes {}-{}/{all}", range.start, range.end - 1));
            let part = [range.start, range.end].map(|at| usize::try_from(at).unwrap_or(usize::MAX));
            bytes = bytes.slice(part[0]..part[1]);
        }
        let content_length = length(&bytes);
        let body = StreamingBlob::wrap(futures::stream::iter([Ok::<_, io::Error>(bytes)]));
        Ok(S3Response::new(GetObjectOutput {
            body: Some(body),
            content_length,
            content_range,
            e_tag: Some(ETag::Strong(object.etag)),
            last_modified: Some(SystemTime::UNIX_EPOCH.into()),
            ..GetObjectOutput::default()
        }))
    }

    async fn head_object(&self, request: S3Request<HeadObjectInput>) -> S3Result<S3Response<HeadObjectOutput>> {
        let object = self.find(&format!("{}/{}", request.input.bucket, request.input.key))?;
        Ok(S3Response::new(HeadObjectOutput {
            content_length: length(&object.bytes),
            e_tag: Some(ETag::Strong(object.etag)),
            last_modified: Some(SystemTime::UNIX_EPOCH.into()),
            ..HeadObjectOutput::default()
        }))
    }

    async fn put_object(&self, request: S3Request<PutObjectInput>) -> S3Result<S3Response<PutObjectOutput>> {
        let input = request.input;
        let bytes = whole(input.body).await?;
        let path = format!("{}/{}", input.bucket, input.key);
        let put = self.lock().put(path, bytes, (input.if_match.as_ref(), input.if_none_match.as_ref()));
        Ok(S3Response::new(PutObjectOutput { e_tag: Some(put?), ..PutObjectOutput::default() }))
    }

    async fn create_multipart_upload(
        &self,
        request: S3Request<CreateMultipartUploadInput>,
    ) -> S3Result<S3Response<CreateMultipartUploadOutput>> {
        let mut inner = self.lock();
        inner.uploads += 1;
        Ok(S3Response::new(CreateMultipartUploadOutput {
            bucket: Some(request.input.bucket),
            key: Some(request.input.key),
            upload_id: Some(inner.uploads.to_string()),
            ..CreateMultipartUploadOutput::default()
        }))
    }

    async fn upload_part(&self, request: S3Request<UploadPartInput>) -> S3Result<S3Response<UploadPartOutput>> {
        let input = request.input;
        let bytes = whole(input.body).await?;
        let etag = hex::encode(Sha256::digest(&bytes));
        self.lock().parts.insert((input.upload_id, input.part_number), bytes);
        Ok(S3Response::new(UploadPartOutput { e_tag: Some(ETag::Strong(etag)), ..UploadPartOutput::default() }))
    }

    async fn complete_multipart_upload(
        &self,
        request: S3Request<CompleteMultipartUploadInput>,
    ) -> S3Result<S3Response<CompleteMultipartUploadOutput>> {
        let input = request.input;
        let named = input.multipart_upload.and_then(|upload| upload.parts).unwrap_or_default();
        let mut inner = self.lock();
        let mut bytes = BytesMut::new();
        for part in named {
            let id = (input.upload_id.clone(), part.part_number.unwrap_or_default());
            bytes.extend_from_slice(&inner.parts.remove(&id).ok_or_else(|| s3_error!(InvalidPart))?);
        }
        let etag = inner.put(format!("{}/{}", input.bucket, input.key), bytes.freeze(), (None, None))?;
        Ok(S3Response::new(CompleteMultipartUploadOutput {
            bucket: Some(input.bucket),
            key: Some(input.key),
            e_tag: Some(etag),
            ..CompleteMultipartUploadOutput::default()
        }))
    }
}
