from .rpc import serve
from .search import similar

serve({"similar": (similar, {"topic": {"type": "string"}})})
