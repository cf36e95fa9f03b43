//! The catalog's pages, with the validators and the headers that every answer has, and a browser told to run nothing else.

use std::collections::HashMap;
use std::sync::Arc;

use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use bytes::Bytes;
use catalog::{Ask, BadQuery, Catalog, Extent, Form, House, Looked, Lookup, Page, headers};
use jiff::Timestamp;

use super::files;
use super::opened::Opened;
use crate::site::{File, Kind};

/// 8 folders: twice as deep as any page, and few enough that an answer does not grow with an address.
const DEPTH: usize = 8;

/// What htmx sends with what it asks for.
const PART: HeaderName = HeaderName::from_static("hx-request");

/// How the catalog is shown, and what its pages load.
#[derive(Debug)]
pub struct Pages {
    house: House,
    opened: Opened,
    assets: HashMap<String, Arc<File>>,
}

/// What is asked for.
pub(super) struct Asked<'a> {
    pub(super) catalog: &'a Catalog,
    pub(super) path: &'a str,
    pub(super) query: &'a str,
    pub(super) headers: &'a HeaderMap,
    pub(super) now: Timestamp,
}

impl Pages {
    /// Pages for `house`, with what was opened beside the documents.
    #[must_use]
    pub fn new(house: House, opened: Opened) -> Self {
        let file = |asset: &catalog::Asset| {
            let bytes = Bytes::from(asset.page.body.clone());
            (asset.path.clone(), Arc::new(File::typed(asset.page.kind.media_type(), Kind::Immutable, bytes)))
        };
        Self { house, opened, assets: catalog::assets().into_iter().map(file).collect() }
    }

    /// The answer to a GET; nothing when there is no page and no browser asks for one.
    pub(super) async fn answer(&self, asked: &Asked<'_>) -> Option<Response> {
        if let Some(asset) = self.assets.get(asked.path) {
            return Some(files::answer(asset, asked.headers));
        }
        let beside = match asked.catalog.wants(asked.path) {
            Some(release) => Some(self.opened.about(release).await),
            None => None,
        };
        let ask = Ask { path: asked.path, form: form(asked.headers), now: asked.now, beside: beside.as_deref() };
        if Catalog::is_search(asked.path) {
            return Some(self.search(asked, ask));
        }
        if let Some(page) = asked.catalog.answer(&ask, &self.house) {
            let mut answer = dressed(page, asked.headers);
            answer.headers_mut().append(header::VARY, HeaderValue::from_static("accept"));
            return Some(answer);
        }
        let wants_page = accepts(asked.headers, "text/html") && asked.path.matches('/').count() <= DEPTH;
        wants_page.then(|| {
            let mut answer = dressed(asked.catalog.missing(&ask, &self.house), &HeaderMap::new());
            *answer.status_mut() = StatusCode::NOT_FOUND;
            answer
        })
    }

    /// The answer to a search; a script that is in the page already asks for what was found alone.
    fn search(&self, asked: &Asked<'_>, ask: Ask<'_>) -> Response {
        let is_part = asked.headers.contains_key(PART);
        let extent = if is_part { Extent::Results } else { Extent::Page };
        let lookup = Lookup { ask, query: asked.query, extent };
        let none = HeaderMap::new();
        let (page, headers, status) = match asked.catalog.look_up(&lookup, &self.house) {
            Looked::Found(page) => (page, asked.headers, None),
            Looked::Beyond(page) => (page, &none, Some(StatusCode::NOT_FOUND)),
            Looked::Refused(page, BadQuery::TooLong) => (page, &none, Some(StatusCode::URI_TOO_LONG)),
            Looked::Refused(page, _) => (page, &none, Some(StatusCode::BAD_REQUEST)),
        };
        let mut answer = dressed(page, headers);
        answer.headers_mut().append(header::VARY, HeaderValue::from_static("accept, hx-request"));
        if let Some(status) = status {
            *answer.status_mut() = status;
        }
        answer
    }
}

fn dressed(page: Page, asked: &HeaderMap) -> Response {
    let is_html = page.kind == catalog::Kind::Html;
    let file = File::made(page.kind.media_type(), Bytes::from(page.body));
    let mut answer = files::answer(&file, asked);
    if is_html {
        let fields = answer.headers_mut();
        fields.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(headers::POLICY_BESIDE));
        fields.insert(header::REFERRER_POLICY, HeaderValue::from_static(headers::REFERRER));
    }
    answer
}

/// JSON for who asks for it and for no page.
fn form(headers: &HeaderMap) -> Form {
    let wants_json = accepts(headers, "application/json") && !accepts(headers, "text/html");
    if wants_json { Form::Json } else { Form::Html }
}

/// Whether `Accept` names a media type; `*/*` names none.
fn accepts(headers: &HeaderMap, media_type: &str) -> bool {
    let lists = headers.get_all(header::ACCEPT).iter().filter_map(|list| list.to_str().ok());
    let mut types = lists.flat_map(|list| list.split(',')).filter_map(|item| item.split(';').next());
    types.any(|found| found.trim().eq_ignore_ascii_case(media_type))
}
