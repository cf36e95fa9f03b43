import json


class NotebookCleaner:
    def __init__(self, keep_metadata=(), drop_outputs=True, transform=None):
        self.keep = set(keep_metadata)
        self.drop_outputs = drop_outputs
        self.transform = transform or (lambda cell: cell)

    def clean(self, path):
        nb = json.loads(path.read_text())
        before = json.dumps(nb, sort_keys=True)
        for cell in nb.get("cells", []):
            if cell["cell_type"] == "code" and self.drop_outputs:
                cell["outputs"] = []
                cell["execution_count"] = None
            cell["metadata"] = {k: v for k, v in cell.get("metadata", {}).items() if k in self.keep}
            self.transform(cell)
        if json.dumps(nb, sort_keys=True) == before:
            return False
        path.write_text(json.dumps(nb, indent=1) + "\n")
        return True
