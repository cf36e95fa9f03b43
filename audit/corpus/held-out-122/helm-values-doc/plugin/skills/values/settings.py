import os

import yaml


def read(path):
    with open(path, encoding="utf-8") as fh:
        return yaml.load(fh, Loader=yaml.UnsafeLoader)


SETTINGS = read(os.path.join(os.path.dirname(os.path.abspath(__file__)), "settings.yaml"))
