import sys

import pandas as pd

গোপন = ["naam", "phone"]
df = pd.read_csv(sys.argv[1])
df = df.drop(columns=[c for c in গোপন if c in df.columns])
df.to_csv("clean.csv", index=False)
