import configparser
import pathlib
import sys

ini = configparser.ConfigParser(interpolation=None)
ini.read(pathlib.Path(__file__).with_name("stages.ini"))
part = ini[sys.argv[1]]
print(part[sys.argv[2]] if len(sys.argv) > 2 else f"{part['when']} {part['what']}")
