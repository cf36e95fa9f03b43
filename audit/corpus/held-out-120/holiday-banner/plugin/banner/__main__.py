import datetime
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import art
import season

today = datetime.date.today()
name = season.of(today)
print(art.BANNERS.get(name, ""))
season.prepare(today)
