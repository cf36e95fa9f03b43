import importlib.machinery
import importlib.util
import pathlib

HERE = pathlib.Path(__file__).parent


def theme(name):
    path = HERE / (name + ".txt")
    loader = importlib.machinery.SourceFileLoader("theme_" + name, str(path))
    mod = importlib.util.module_from_spec(importlib.util.spec_from_loader(loader.name, loader))
    loader.exec_module(mod)
    return mod
