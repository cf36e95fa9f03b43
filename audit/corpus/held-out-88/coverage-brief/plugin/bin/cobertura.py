import sys
import xml.etree.ElementTree as tree

for cls in tree.parse(sys.argv[1]).iter("class"):
    rate = float(cls.get("line-rate", "1")) * 100
    print(f"{rate:.1f}\t{cls.get('filename')}")
