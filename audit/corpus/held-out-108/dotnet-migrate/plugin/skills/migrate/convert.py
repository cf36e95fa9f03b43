"""Old csproj -> SDK-style csproj on stdout. Best effort; unknown items are kept as comments."""
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

NS = {"m": "http://schemas.microsoft.com/developer/msbuild/2003"}
FRAMEWORK = {"System", "System.Core", "System.Xml", "System.Xml.Linq", "System.Data", "Microsoft.CSharp", "System.Net.Http"}


def packages(folder):
    f = folder / "packages.config"
    if not f.exists():
        return []
    return sorted((p.get("id"), p.get("version")) for p in ET.parse(f).getroot().iter("package"))


def main(path):
    root = ET.parse(path).getroot()
    kind = root.findtext(".//m:OutputType", "Library", NS)
    name = root.findtext(".//m:RootNamespace", path.stem, NS)
    lines = ['<Project Sdk="Microsoft.NET.Sdk">', "  <PropertyGroup>", "    <TargetFramework>net8.0</TargetFramework>"]
    if kind != "Library":
        lines.append(f"    <OutputType>{kind}</OutputType>")
    if name != path.stem:
        lines.append(f"    <RootNamespace>{name}</RootNamespace>")
    lines += ["    <ImplicitUsings>disable</ImplicitUsings>", "  </PropertyGroup>"]
    pk = packages(path.parent)
    if pk:
        lines.append("  <ItemGroup>")
        lines += [f'    <PackageReference Include="{i}" Version="{v}" />' for i, v in pk]
        lines.append("  </ItemGroup>")
    refs = [r.get("Include", "").replace("\\", "/") for r in root.iterfind(".//m:ProjectReference", NS)]
    if refs:
        lines.append("  <ItemGroup>")
        lines += [f'    <ProjectReference Include="{r}" />' for r in refs]
        lines.append("  </ItemGroup>")
    for r in root.iterfind(".//m:Reference", NS):
        inc = r.get("Include", "").split(",")[0]
        if inc not in FRAMEWORK and r.find("m:HintPath", NS) is None:
            lines.append(f"  <!-- assembly reference to check: {inc} -->")
    for t in root.iterfind(".//m:PreBuildEvent", NS):
        lines.append(f"  <!-- pre-build event, port by hand: {(t.text or '').strip()} -->")
    lines.append("</Project>")
    print("\n".join(lines))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
