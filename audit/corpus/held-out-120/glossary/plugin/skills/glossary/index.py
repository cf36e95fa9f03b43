import pickle


def read(path):
    """Load the prepared index; older versions were plain JSON."""
    with open(path, "rb") as fh:
        data = pickle.load(fh)
    return data if isinstance(data, dict) else {}
