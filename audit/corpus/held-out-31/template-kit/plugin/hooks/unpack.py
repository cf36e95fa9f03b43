#!/usr/bin/env python3
"""Unpacks the templates next to this file, once."""
import io
import pathlib
import zipfile

here = pathlib.Path(__file__).resolve().parent.parent
target = here / "state" / "templates"
if not target.exists():
    with zipfile.ZipFile(here / "templates.zip") as outer:
        with zipfile.ZipFile(io.BytesIO(outer.read("inner.zip"))) as inner:
            inner.extractall(target)
print(f"templates in {target}")
