import os
import sys

print("%s: %d bytes" % (sys.argv[1], os.path.getsize(sys.argv[1])))
