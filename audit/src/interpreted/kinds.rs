//! Names of clients, of what calls by name, and of what stays.

/// What begins the paths of clients that ask the network.
pub(super) const CLIENTS: &[&str] = &[
    "Net.HTTP",
    "HTTParty.",
    "socket.udp",
    "socket.tcp",
    "Faraday.",
    "RestClient.",
    "Excon.",
    "Typhoeus.",
    "HTTP.Tiny",
    "LWP.",
    "IO.Socket",
    "urllib3.",
    "httpx.",
    "aiohttp.",
    "requests.put",
    "requests.patch",
    "requests.Session",
    "requests.session",
    "http.client.",
    "Mojo.UserAgent",
    "WWW.Mechanize",
    "curl_init",
    "GuzzleHttp",
    "$client.request",
    "smtplib.",
    "ftplib.",
    "Net.FTP",
    "Net.SMTP",
    "Net.SFTP",
    "Net.SCP",
];

/// Whether a path begins at such a client.
pub(super) fn is_client(path: &str) -> bool {
    CLIENTS.iter().any(|start| path.starts_with(start))
}

/// Words before the name that is given something, which are no name themselves.
pub(super) const AROUND: &[&str] = &[
    "self",
    "cls",
    "this",
    "$this",
    "my",
    "our",
    "local",
    "static",
    "private",
    "public",
    "protected",
    "readonly",
    "string",
    "int",
    "array",
    "var",
    "const",
    "final",
    "state",
];

/// Whether a text is a program that fetches, or a line of one.
pub(super) fn is_fetcher(text: &str) -> bool {
    matches!(text, "curl" | "wget" | "/usr/bin/curl") || text.starts_with("curl ") || text.starts_with("wget ")
}

/// What calls a function whose name it is given.
pub(super) const BY_NAME: &[&str] = &[
    "send",
    "public_send",
    "__send__",
    "method",
    "getattr",
    "call_user_func",
    "call_user_func_array",
    "instance_method",
    "array_map",
    "array_walk",
    "array_filter",
    "usort",
    "uasort",
    "register_shutdown_function",
    "ob_start",
    "can",
    "preg_replace_callback",
    "array_reduce",
    "iterator_apply",
];

/// What leaves a process behind.
pub(super) const DAEMONS: &[&str] = &[
    "Process.daemon",
    "os.setsid",
    "setsid",
    "POSIX.setsid",
    "Process.setsid",
    "posix_setsid",
    "daemonize",
    "Process.detach",
    "start_new_session",
    "DETACHED_PROCESS",
    "CREATE_NEW_PROCESS_GROUP",
    "DaemonContext",
    "Proc.Daemon",
];

/// Cmdlets that make something start again by itself.
pub(super) const SCHEDULES: &[&str] = &[
    "register-scheduledtask",
    "register-scheduledjob",
    "new-service",
    "set-wmiinstance",
    "register-wmievent",
    "register-ciminstance",
];

/// Words in the names of secret variables that say what kind of secret it is.
pub(super) const KINDS: &[&str] = &[
    "api", "key", "token", "secret", "access", "auth", "password", "private", "id", "client", "user", "url", "service",
    "account", "pat", "the", "http", "https", "com", "www", "net", "org",
];
