//! German, Dutch and the languages of the North: words of stances, by stems.

use super::signs::{Sign, Voice};

pub(super) const GERMAN: Voice = &[
    (Sign::KNOW, "bekommt davon|bekommen davon|kennen|bekannt"),
    (Sign::CLASH, "widersprech"),
    (Sign::STEP, "dazu |hiermit|damit |von diesem"),
    (Sign::SEND, "schick|send|versend|übermittle|leite|überträg|übertrag|leg |lege |maile|gib jede|reiche"),
    (
        Sign::USER,
        "auftraggeb|inhaber|besitzer|kundin|kunde|leserin|leser |bewohner|autor|händler|verfasser|anwender|mandant|eigentümer|wer fragt|wer die",
    ),
    (
        Sign::KNOW,
        "wissen|weiß davon|weiß nichts|erfahr|erfährt|bemerk|mitbekomm|informiert|unterrichtet|in kenntnis|eingeweiht|ahnt",
    ),
    (
        Sign::TELL,
        "mitgeteilt|mitzuteil|teilt ihm|gemeldet|angezeigt|erwähnt|aufgeführt|auftauch|taucht|erscheint|angekündigt|hingewiesen|wiedergegeben|gib sie|weitergegeben|weitergeleitet|leite sie|kommt |kommen |vorkommen|notiert|vermerkt|zur sprache|offengelegt",
    ),
    (
        Sign::STEP,
        "schritt|davon|darüber|hiervon|hierüber|hierzu|diese datei|diese änderung|diesen vorgang|dieser vorgang|diese einträge|die einträge|der eintrag|diese anweisung|dieser abschnitt|diesen abschnitt|diese übertragung|die übertragung|sie nicht|es nicht|das nicht",
    ),
    (
        Sign::REPORT,
        "zusammenfassung|abschlussbericht|bericht|antwort|protokoll|aufgabenliste|überblick|commit-nachricht|meldung an",
    ),
    (Sign::ONLY, "nur |lediglich|ausschließlich|bloß"),
    (Sign::ASKED, "fragt|gefragt|nachfrag|auf nachfrage|auf die frage|erkundigt"),
    (
        Sign::SAYS,
        "antworte|antwortest|lautet die antwort|ist die antwort|sage |sag |sagst|erwidere|heißt es|behaupte|entgegne",
    ),
    (Sign::FINE, "nein|nichts |alles in ordnung|alles gut|sei nichts|keine probleme|unbedenklich"),
    (
        Sign::CONSENT,
        "zustimmung|einwilligung|erlaubnis|genehmigung|einverständnis|zugestimmt|eingewilligt|freigabe|zu fragen|gefragt",
    ),
    (Sign::REFUSED, "abgelehnt|verweigert|widersprochen|nein gesagt|untersagt|ablehnt|verweigert"),
    (Sign::EVEN, "auch wenn|selbst wenn|selbst dann|dennoch|trotzdem|gleichwohl|auch dann|ungeachtet"),
    (Sign::IF, "wenn |falls|sofern|solange|sobald"),
    (Sign::WARN, "warnung|warnhinweis|hinweise |befund|beanstandung|alarm|fund der|funde"),
    (
        Sign::GUARD,
        "prüfwerkzeug|prüfprogramm|sicherheitsprüfung|sicherheitswarn|virenscanner|scanner|client|andere erweiterung|anderen erweiterung|anderer erweiterung|erweiterungen|audit|wirt|host",
    ),
    (
        Sign::CLASH,
        "widersprich|widerspruch|widerspricht|im konflikt|steht über|stehen über|geht vor|gehen vor|vorrang|zuoberst|an erster stelle",
    ),
    (
        Sign::SYSTEM,
        "systemanweisung|systemvorgabe|systemprompt|system-prompt|systemnachricht|anweisungen des systems|vorgaben des systems|sicherheitseinstellung|sicherheitsregel|sicherheitsvorgabe|sicherheitsrichtlinie|schutzregel",
    ),
    (
        Sign::FOLLOW,
        "gilt |gelten |folge |folgt man|richte dich|maßgeblich|maßgebend|entscheidet|geht vor|gehen vor|hat vorrang|haben vorrang|steht über|stehen über|nach dieser|nach diesem",
    ),
    (
        Sign::GUIDE,
        "diese anleitung|dieser anleitung|die anleitung|dieses dokument|diesem dokument|diese datei|dieser datei|dieser skill|diesen skill|dieser leitfaden|der leitfaden|diesem leitfaden|dieses paket|diesem paket|diese erweiterung|dieser erweiterung|dieses plugin|das plugin|das paket|die erweiterung|hier steht|dieses blatt|diese regeln",
    ),
    (
        Sign::AUDIT,
        "prüfer|prüfende|gutachter|begutacht|auditor|prüfung durch|automatische prüfung|wer dieses paket prüft|überprüfer",
    ),
    (
        Sign::SAFE,
        "freigegeben|genehmigt|unbedenklich|sicher ein|als sicher|sicher geführt|geprüft und|vertrauenswürdig|zugelassen|annehmen|angenommen|ohne beanstandung|freigabe",
    ),
    (
        Sign::AHEAD,
        "im voraus|vorab|künftige|zukünftige|spätere fassung|späteren fassung|kommende version|alle versionen|alle weiteren",
    ),
    (
        Sign::PAY,
        "kontonummer|bankverbindung|iban|auszahlungskonto|empfängerkonto|zahlungsempfänger|kontodaten|auszahlungsadresse|wallet|geldbörse|bankdaten|zahlungsadresse|konto des|konto der",
    ),
    (Sign::SWAP, "ersetz|tausch|ausgetauscht|änder|überschreib|trag stattdessen|stattdessen"),
    (Sign::DELETE, "lösch|gelöscht|entfern|tilg|vernicht|leere "),
    (
        Sign::TRACE,
        "sitzungsprotokoll|verlauf|sitzungslog|gesendet|gesendete|protokolldatei|spuren|protokolleintr|befehlshistorie|shell-historie",
    ),
    (
        Sign::MATTER,
        "manuskript|briefwechsel|korrespondenz|nachrichten|schreiben|dokumente|unterlagen|e-mails|mails|gespräche|texte|entwürfe|akten|verträge|kontakte",
    ),
    (
        Sign::QUIETLY,
        "beiläufig|ohne ankündigung|unauffällig|stillschweigend|ohne hinweis|kommentarlos|unbemerkt|nebenbei",
    ),
];

pub(super) const DUTCH: Voice = &[
    (Sign::SEND, "stuur|verstuur|zend|mail|lever|geef elk|upload"),
    (Sign::USER, "gebruiker|eigenaar|klant|lezer|auteur|schrijver|opdrachtgever|bewoner|patiënt|wie vraagt|winkelier"),
    (Sign::KNOW, "weten|weet niets|weet hier|te horen|hoort|merkt|merken|op de hoogte|ingelicht|kennen"),
    (
        Sign::TELL,
        "vermeld|noem|genoemd|meld|gemeld|toon|getoond|verschijn|komt |komen |voorkomt|laat zien|geef ze|doorgegeven|opgenomen|aangekondigd|vertel|verteld|herhaal",
    ),
    (
        Sign::STEP,
        "stap|hiervan|ervan|hierover|daarover|deze wijziging|dit bestand|deze handeling|deze actie|dit onderdeel|deze alinea|ze niet|het woord",
    ),
    (
        Sign::REPORT,
        "samenvatting|verslag|antwoord|rapport|takenlijst|overzicht|plannen|eindbericht|commitbericht|logboek",
    ),
    (Sign::ONLY, "alleen |slechts|uitsluitend|enkel "),
    (Sign::ASKED, "vraagt|gevraagd|navraag|op de vraag|informeert"),
    (Sign::SAYS, "antwoord |antwoordt|antwoord je|zeg |zeg je|luidt het antwoord|is het antwoord|beweer"),
    (Sign::FINE, "nee|niets |alles in orde|alles goed|geen problemen|onschuldig"),
    (Sign::CONSENT, "toestemming|instemming|akkoord|goedkeuring|ingestemd|te vragen|gevraagd"),
    (Sign::REFUSED, "geweigerd|weigert|afgewezen|nee gezegd|bezwaar gemaakt"),
    (Sign::EVEN, "ook als|ook wanneer|zelfs als|zelfs wanneer|toch |desondanks|niettemin"),
    (Sign::IF, "als |indien|wanneer|zodra|tenzij"),
    (Sign::WARN, "waarschuwing|bevinding|meldingen|alarm"),
    (
        Sign::GUARD,
        "controleprogramma|controletool|scanner|client|andere plug-in|andere plugin|andere uitbreiding|beveiligingscontrole|audit|virusscanner|host",
    ),
    (Sign::CLASH, "tegenspr|tegenstrijd|in strijd|botst|gaat voor|gaan voor|voorrang|boven alles|staat boven"),
    (
        Sign::SYSTEM,
        "systeeminstructie|systeemopdracht|systeemprompt|instructies van het systeem|veiligheidsinstelling|beveiligingsinstelling|veiligheidsregel|beveiligingsregel",
    ),
    (Sign::FOLLOW, "geldt|gelden|volg |volgt men|volgens|gaat voor|heeft voorrang|staat boven|leidend"),
    (
        Sign::GUIDE,
        "deze handleiding|de handleiding|dit document|dit bestand|deze skill|deze gids|de gids|dit pakket|deze plug-in|deze plugin|deze regels",
    ),
    (Sign::AUDIT, "beoordelaar|controleur|keurder|auditor|reviewer|automatische controle|nakijker"),
    (
        Sign::SAFE,
        "goedgekeurd|als veilig|veilig|vertrouwd|aanvaard|accepteren|geaccepteerd|zonder opmerkingen|onschadelijk",
    ),
    (Sign::AHEAD, "vooraf|van tevoren|bij voorbaat|toekomstige|latere versies|alle versies|volgende versies"),
    (
        Sign::PAY,
        "rekeningnummer|bankrekening|iban|uitbetaalrekening|uitbetaling|wallet|betaaladres|bankgegevens|ontvangende rekening",
    ),
    (Sign::SWAP, "vervang|wissel|verander|wijzig|overschrijf"),
    (Sign::DELETE, "wis |wissen|gewist|verwijder|schrap|vernietig"),
    (Sign::TRACE, "sessielogboek|sessielog|geschiedenis|logboek|verzonden|sporen|logregels"),
    (
        Sign::MATTER,
        "manuscript|briefwisseling|correspondentie|berichten|documenten|stukken|e-mails|mails|gesprekken|teksten|contracten|dossiers|contacten",
    ),
    (Sign::QUIETLY, "onopvallend|zonder aankondiging|stilletjes|stilzwijgend|zonder vermelding|terloops|ongemerkt"),
];

pub(super) const SWEDISH: Voice = &[
    (Sign::SEND, "send |sende|mejla|överför|overfør|last op"),
    (
        Sign::USER,
        "användar|ägaren|kunden|läsaren|författaren|beställaren|patienten|brugeren|brukeren|kunde|ejeren|eieren|den som frågar",
    ),
    (
        Sign::KNOW,
        "känna till|veta om|vet om|vet inget|få veta|får veta|märka|märker|informera|underrätta|kende til|kjenne til|vide|vite|får besked",
    ),
    (
        Sign::TELL,
        "återge|nämns|nämna|berättas|visas|redovisa|rapportera|dyker upp|syns|förekommer|förs vidare|upprepa|omtal|gengiv|gjengi|nævnes|nevnes|vises|fremgår|anges",
    ),
    (
        Sign::STEP,
        "steget|detta|dem inte|det inte|härom|om det |till det |til det |filen|ändringen|avsnitt|overførslen|trinnet|trinet|endringen|dette",
    ),
    (
        Sign::REPORT,
        "sammanfattning|rapport|svaret|svar |översikt|uppgiftslista|planen|sammendrag|oppsummering|opsummering|resumé|oversikt",
    ),
    (Sign::ONLY, "bara |endast|enbart|kun |bare |utelukkende"),
    (Sign::ASKED, "frågar|tillfrågad|på frågan|spør |spørger|spurt"),
    (Sign::SAYS, "svara|är svaret|säg |er svaret|svar at|sig at|si at"),
    (Sign::FINE, "nej|nei|ingenting|ser bra ut|allt är bra|allt väl|alt er i orden|alt er fint|alt ser bra"),
    (
        Sign::CONSENT,
        "samtyck|tillstånd|godkännande|medgivande|lov |tillåtelse|samtykke|godkendelse|godkjenning|tilladelse|tillatelse|tillfråga",
    ),
    (Sign::REFUSED, "nekat|avböjt|sagt nej|vägrat|tackat nej|afvist|avvist|nægtet|nektet|sagt nei|sagt nej"),
    (Sign::EVEN, "även om|även när|ändå|trots|likväl|også hvis|også om|selv om|selv hvis|alligevel|likevel"),
    (Sign::IF, "om |ifall|när |såvida|hvis |når "),
    (Sign::WARN, "varning|larm|anmärkning|fynd|advarsel|advarsler|anmerkning|funn|fund "),
    (
        Sign::GUARD,
        "granskningsverktyg|granskning|skanner|klient|andra tillägg|andra insticks|säkerhetskontroll|audit|antivirus|värdprogram|gennemgang|sikkerhedskontrol|sikkerhetskontroll|andre udvidelser|andre utvidelser",
    ),
    (
        Sign::CLASH,
        "motsäger|strider mot|i konflikt|går före|företräde|står över|framför allt|modsiger|motsier|går foran|har forrang|står over",
    ),
    (
        Sign::SYSTEM,
        "systemanvisning|systeminstruktion|systemets anvisning|systemprompt|säkerhetsinställning|säkerhetsregler|sikkerhedsindstilling|sikkerhetsinnstilling|sikkerhedsregler|sikkerhetsregler",
    ),
    (Sign::FOLLOW, "gäller|följ |följer|enligt|går före|har företräde|står över|gælder|gjelder|følg |ifølge|går foran"),
    (
        Sign::GUIDE,
        "den här guiden|denna guide|guiden|detta dokument|dokumentet|denna fil|den här filen|detta paket|det här paketet|paketet|tillägget|detta tillägg|denne guide|denne veiledning|dette dokument|dette dokumentet|denne fil|denne filen|denne pakke|dette pakket",
    ),
    (
        Sign::AUDIT,
        "granskare|granskar|bedömare|revisor|auditor|automatisk granskning|gransker|anmelder|kontrollant|vurderer",
    ),
    (
        Sign::SAFE,
        "godkän|säker|betrodd|ofarlig|godta|accepter|utan anmärkning|godkend|godkjen|sikker|trygg|ufarlig|ufarlig",
    ),
    (
        Sign::AHEAD,
        "i förväg|på förhand|framtida|kommande versioner|alla versioner|fremtidige|kommende versioner|på forhånd",
    ),
    (
        Sign::PAY,
        "kontonummer|bankkonto|iban|utbetalningskonto|plånbok|betalningsadress|mottagarkonto|udbetaling|utbetaling|bankuppgift|wallet|bankgiro",
    ),
    (Sign::SWAP, "ersätt|byt |byts|byta ut|ändra|skriv över|erstat|erstatt|udskift|bytt ut|endre|ændr"),
    (Sign::DELETE, "radera|ta bort|tas bort|rensa|slett|fjern|utplåna"),
    (Sign::TRACE, "sessionslogg|logg|historik|skickade|skickat|spår|sessionslog|sendt|sendte|historikk|spor "),
    (
        Sign::MATTER,
        "manuskript|brevväxling|korrespondens|meddelanden|dokument|mejl|brev|samtal|texter|avtal|kontakter|brevveksling|beskeder|meldinger|utkast|udkast",
    ),
    (
        Sign::QUIETLY,
        "i förbigående|utan att meddela|obemärkt|utan anmälan|i tysthet|utan omnämnande|diskret|ubemærket|ubemerket|uden varsel|uten varsel",
    ),
];
