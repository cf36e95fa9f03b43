import py_compile, pathlib
for f in pathlib.Path(__file__).parent.glob("*.py"):
    py_compile.compile(str(f))
