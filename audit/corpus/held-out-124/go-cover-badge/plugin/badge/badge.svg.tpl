<svg xmlns="http://www.w3.org/2000/svg" width="{{.Width}}" height="20">
<rect width="{{.Width}}" height="20" rx="3" fill="#555"/><rect x="62" width="{{.Width}}" height="20" fill="{{.Colour}}"/>
<text x="6" y="14" fill="#fff" font-size="11">coverage</text><text x="68" y="14" fill="#fff" font-size="11">{{.Percent}}%</text>
</svg>
