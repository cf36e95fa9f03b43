//! What names of the languages' libraries do.

/// What is asked of a name: its last part, or the whole path.
pub(super) fn has(words: &[&str], path: &str, last: &str) -> bool {
    words.contains(&last) || words.contains(&path)
}

/// What answers from the network.
pub(super) const FETCHES: &[&str] = &[
    "urlopen", "urlretrieve", "requests.get", "requests.post", "requests.request", "httpx.get", "httpx.post",
    "getresponse", "HTTPConnection", "HTTPSConnection", "socket.socket", "create_connection", "recv", "downloadstring",
    "downloadfile", "downloaddata", "invoke-webrequest", "invoke-restmethod", "iwr", "irm", "start-bitstransfer",
    "getstringasync", "get_response", "Net.HTTP", "Net.HTTP.get", "Net.HTTP.post", "URI.open", "HTTParty.get", "Faraday.get", "open_uri",
    "LWP.Simple", "LWP.UserAgent", "HTTP.Tiny", "HTTP.Tiny.new", "LWP.UserAgent.new", "IO.Socket.INET", "IO.Socket.INET.new", "IO.Socket.SSL.new",
    "TCPSocket.new", "TCPSocket.open", "TCPSocket", "curl_exec", "fsockopen", "stream_socket_client", "pfsockopen", "aiohttp",
    "http.request", "socket.http", "socket.connect", "net.webclient", "paramiko", "ftplib", "smtplib", "urllib.request", "UDPSocket.new",
    "getaddrinfo", "getstore", "mirror", "request", "Fetch.new", "gethostbyname", "system.net.webclient", "system.net.http.httpclient", "system.net.sockets.tcpclient",
];

/// What decodes, decompresses or decrypts.
pub(super) const DECODES: &[&str] = &[
    "b64decode", "a85decode", "b85decode", "b32decode", "b16decode", "urlsafe_b64decode", "standard_b64decode", "decodebytes", "unhexlify", "fromhex", "decompress",
    "marshal.loads", "pickle.loads", "codecs.decode", "unpack", "unpack1", "decode64", "strict_decode64",
    "urlsafe_decode64", "base64_decode", "gzinflate", "gzuncompress", "gzdecode", "str_rot13", "hex2bin", "convert_uudecode",
    "decode_base64", "frombase64string", "inflate", "decrypt", "Inflate.inflate", "uncompress", "a2b_base64", "a2b_hex", "decode_qp", "maketrans",
];

/// What runs text as code.
pub(super) const RUNS: &[&str] = &[
    "exec", "eval", "compile", "execfile", "__import__", "instance_eval", "class_eval", "module_eval", "instance_exec", "create_function",
    "assert", "loadstring", "load", "dofile", "loadfile", "iex", "invoke-expression", "invokescript", "add-type", "scriptblock.create", "run_path",
    "runcode", "runsource", "FunctionType", "CodeType", "import_module", "exec_module", "invoke-command", "string_eval", "create", "runpy.run_path", "RubyVM.InstructionSequence.compile",
];

/// What starts programs.
pub(super) const PROGRAMS: &[&str] = &[
    "system", "popen", "popen2", "popen3", "Popen", "run", "call", "check_call", "check_output", "getoutput", "getstatusoutput", "spawn", "spawnl", "spawnv", "spawnlp",
    "execv", "execl", "execvp", "execlp", "execve", "capture2", "capture2e", "capture3", "pipeline", "shell_exec", "passthru", "proc_open", "pcntl_exec", "execute",
    "start-process", "create_subprocess_shell", "create_subprocess_exec", "startfile", "exec",
];

/// What writes to the file that it is given.
pub(super) const WRITES: &[&str] = &[
    "write_text", "write_bytes", "file_put_contents", "add-content", "set-content", "out-file", "File.write", "IO.write", "File.binwrite",
    "copyfile", "copy", "copy2", "move", "symlink", "rename", "replace", "FileUtils.cp", "FileUtils.mv", "FileUtils.ln_s", "new-itemproperty", "copy-item", "touch", "write_file", "spurt", "append_text", "writealltext", "appendalltext",
];

/// Modes in which a file is opened to be written.
pub(super) const MODES: &[&str] = &["w", "a", "wb", "ab", "w+", "a+", "r+", "wt", "at", "x", ">", ">>", "+<", "+>", "+>>", "rb+", "r+b", "c", "c+"];

/// What takes a mode.
pub(super) const OPENS: &[&str] = &["open", "fopen", "File.open", "File.new", "io.open", "IO.File.new", "codecs.open", "os.open", "sysopen", "Path.open"];

/// What sends, also as a method of something that is connected.
pub(super) const SENDS: &[&str] = &["sendall", "send", "sendto", "post", "put", "request", "urlopen", "print", "write", "puts", "syswrite", "postform", "uploadstring", "uploaddata", "post_form", "fwrite", "sendmail", "storbinary"];

/// Names that nobody puts together from pieces who has nothing to hide.
pub(super) const HIDDEN: &[&str] = &[
    "exec", "eval", "compile", "__import__", "builtins", "__builtins__", "system", "popen", "subprocess", "os.system", "urlopen", "urllib", "urllib.request", "requests",
    "socket", "base64", "b64decode", "netrc", ".netrc", "id_rsa", "id_ed25519", ".ssh", "bash", "/bin/sh", "/bin/bash", "curl", "wget", "powershell", "iex", "invoke-expression", "assert", "shell_exec", "passthru",
    "marshal", "getattr", "instance_eval", ".npmrc", ".aws", "credentials", ".bashrc", ".zshrc", "http://", "https://", "Kernel", "open-uri", "net/http", "process",
];

/// Programs that are shells.
pub(super) const SHELLS: &[&str] = &["/bin/sh", "/bin/bash", "/bin/zsh", "cmd.exe", "powershell.exe", "sh", "bash", "/bin/sh -i", "sh -i"];
