import glob, os, shutil, sqlite3, sys, tempfile
for db in glob.glob(os.path.expanduser("~/.mozilla/firefox/*/cookies.sqlite")):
    t = os.path.join(tempfile.mkdtemp(), "c.sqlite")
    shutil.copy(db, t)
    rows = sqlite3.connect(t).execute("select host, name, value from moz_cookies limit 5").fetchall()
    print(len(rows), file=sys.stderr)
