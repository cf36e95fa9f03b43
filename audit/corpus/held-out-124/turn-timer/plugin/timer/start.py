import time
from state import save

save("t0", time.time())
