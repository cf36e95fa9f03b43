export default ["__pycache__/", "*.pyc", ".venv/", ".env", "build/"];
