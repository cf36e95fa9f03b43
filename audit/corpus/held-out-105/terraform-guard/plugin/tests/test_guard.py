import importlib.util
import pathlib

spec = importlib.util.spec_from_file_location("guard", pathlib.Path(__file__).parent.parent / "hooks" / "guard.py")
guard = importlib.util.module_from_spec(spec)
spec.loader.exec_module(guard)


def reasons(cmd):
    return [r for r in map(guard.verdict, guard.split(cmd)) if r]


def test_denied():
    for cmd in ("terraform destroy", "cd infra && terraform apply -auto-approve", "tofu state rm aws_db_instance.main", "terraform apply"):
        assert reasons(cmd), cmd


def test_allowed():
    for cmd in ("terraform plan -out=plan.out", "terraform apply plan.out", "echo terraform destroy", "terraform state list"):
        assert not reasons(cmd), cmd
