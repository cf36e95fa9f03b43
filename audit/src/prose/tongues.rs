//! The two plainest orders, to drop other instructions and to keep something from the user, in the languages that models
//! read best. Word boundaries are ASCII's: none stands beside a letter that is not.

/// Other instructions out of the way.
pub(super) const OVERRIDE: &str = concat!(
    // French
    r"\b(?:ignore[rz]?|oublie[rz]?)\s[^.\n!?]{0,20}?\b(?:instructions|consignes|règles)\b[^.\n!?]{0,15}?\b(?:précédentes|antérieures|ci-dessus|du\s+système)",
    // German
    r"|\b(?:ignorier\w*|vergiss|vergessen\s+sie|missachte\w*)\s[^.\n!?]{0,20}?\b(?:vorherigen|bisherigen|obigen|früheren|vorigen|alle|deine)\b[^.\n!?]{0,20}?\b(?:anweisungen|regeln|instruktionen|befehle|vorgaben)\b",
    // Spanish
    r"|\b(?:ignor[ae]\w*|olvid[ae]\w*|descart[ae]\w*)\s[^.\n!?]{0,20}?(?:\b(?:instrucciones|reglas|indicaciones)|órdenes)\b[^.\n!?]{0,15}?\b(?:anteriores|previas|del\s+sistema|de\s+arriba)\b",
    // Portuguese
    r"|\b(?:ignor[ae]\w*|esqueça\w*|desconsider[ae]\w*)\s[^.\n!?]{0,20}?\b(?:instruções|regras|ordens)\b[^.\n!?]{0,15}?\b(?:anteriores|prévias|acima|do\s+sistema)\b",
    // Italian
    r"|\b(?:ignora\w*|dimentica\w*)\s[^.\n!?]{0,20}?\b(?:istruzioni|regole)\b[^.\n!?]{0,15}?\b(?:precedenti|sopra|di\s+sistema)\b",
    // Russian
    r"|(?:игнорируй|проигнорируй|забудь)\w*\s[^.\n!?]{0,25}?(?:предыдущ|прежн|вышеуказанн|все)\w*[^.\n!?]{0,20}?(?:инструкци|указани|правил)\w*",
    // Chinese
    r"|(?:忽略|无视|忘记|忽視|無視|不要遵守)[^。\n]{0,10}(?:之前|以上|先前|前面|上述|所有|系统|原有)[^。\n]{0,8}(?:指令|指示|提示|规则|命令|說明|说明)",
    // Japanese
    r"|(?:以前|これまで|上記|すべて|全て)の?[^。\n]{0,10}(?:指示|命令|ルール|プロンプト)を?[^。\n]{0,4}(?:無視|忘れ)",
    // Korean
    r"|(?:이전|위의|앞의|모든|기존)[^.\n]{0,10}(?:지시|명령|지침|규칙|프롬프트)[^.\n]{0,10}(?:무시|잊)",
);

/// Something kept from the user.
pub(super) const SECRECY: &str = concat!(
    // French
    r"\bne\s[^.\n!?]{0,10}?\b(?:dis|dites|révèle|révélez|mentionne|mentionnez)\b[^.\n!?]{0,25}?\b(?:utilisateur|utilisatrice)\b",
    // German
    r"|\b(?:sag|sage|verrate|erwähne|teile)\s[^.\n!?]{0,20}?\b(?:nutzer|benutzer|anwender)\w*\b[^.\n!?]{0,20}?\b(?:nicht|nichts)\b",
    // Spanish
    r"|\b(?:sin\s+(?:decir|avisar|informar)\w*|no\s+(?:le\s+)?(?:digas|informes|menciones|avises))\b[^.\n!?]{0,20}?\busuario",
    // Portuguese
    r"|\b(?:sem\s+(?:dizer|avisar|informar)|não\s+(?:diga|informe|mencione|conte))\b[^.\n!?]{0,20}?\busuário",
    // Italian
    r"|\b(?:senza\s+(?:dire|dirlo|informare)|non\s+(?:dire|dirlo|menzionare|informare))\b[^.\n!?]{0,20}?\butente",
    // Russian
    r"|не\s+(?:говори|сообщай|рассказывай|упоминай)\w*[^.\n!?]{0,20}?пользовател",
    // Chinese
    r"|(?:不要|别|不得|切勿|勿)(?:告诉|告知|通知|透露给|提及)[^。\n]{0,6}(?:用户|使用者)",
    // Japanese
    r"|(?:ユーザー|利用者)に[^。\n]{0,10}(?:言わない|伝えない|知らせない|教えない|報告しない)",
    // Korean
    r"|사용자에게\s?[^.\n]{0,10}(?:말하지|알리지|언급하지)",
);
