//! Welsh, Irish and Basque: what orders to an agent are made of, word by word.

use super::{Says, Tongue};

pub(super) const WELSH: Tongue = &[
    (
        Says::CONTENT,
        "cynnwys|gynnwys|chynnwys|nghynnwys|canlyniad|ganlyniad|chanlyniad|allbwn|hallbwn|allbynnau|ymateb|testun y",
    ),
    (
        Says::IGNORE,
        "anwybydd|hanwybydd|diystyr|ddiystyr|anghofi|o'r neilltu|o’r neilltu|peidiwch â dilyn|paid â dilyn|peidio â dilyn|nad ydynt bellach|nid ydynt bellach|ddim yn berthnasol|ddim yn ddilys|nid yw'n ddilys|nid yw’n ddilys|ddim mewn grym|esgeulus|diddym|ddiddym|hepgor|dirym|ddirym|berthnasol mwyach|berthnasol bellach|mewn grym mwyach|yn ddilys mwyach",
    ),
    (
        Says::RULES,
        "cyfarwyddiad|gyfarwyddiad|chyfarwyddiad|nghyfarwydd|cyfarwyddyd|gyfarwyddyd|chyfarwyddyd|rheolau|reolau|rheol |reol |canllaw|ganllaw|chanllaw|gorchmyn|orchmyn|gorchym|orchym|cyfyngiad|gyfyngiad|chyfyngiad|gwaharddiad|waharddiad",
    ),
    (
        Says::PRIOR,
        "blaenorol|flaenorol|cynharach|gynharach|uchod|holl |pob |i gyd|system|cynt |gynt |presennol|bresennol|hyd yma|hyd yn hyn|y cwbl|cyfan ",
    ),
    (
        Says::TELL,
        "sôn |soniwch|sonia |sonier|crybwyll|grybwyll|chrybwyll|dweud|ddweud|dywed|ddywed|datgel|ddatgel|dangos|ddangos|hysbysu|hysbyswch|hysbysa |rhoi gwybod|roi gwybod|rhowch wybod|adrodd|hadrodd|mynegi|fynegi|enwi |henwi|cyfeirio at|gyfeirio at|chyfeirio at|cyfaddef|rhannu gyda|rhannu â",
    ),
    (
        Says::NOT,
        "peidiwch|paid â|paid ag|peidio |peidied|beidio |pheidi|byth|heb |nid |ddim |dim |na |nac |neb |ni ddylid|ni ddylai|ni chei|ni chewch|ni chaniat",
    ),
    (
        Says::USER,
        "defnyddiwr|ddefnyddiwr|nefnyddiwr|defnyddwyr|ddefnyddwyr|nefnyddwyr|cwsmer|gwsmer|chwsmer|nghwsmer|y person|unigolyn|hunigolyn|neb |unrhyw un|cleient|gleient|chleient|bobl ",
    ),
    (
        Says::THIS,
        "cam hwn|gam hwn|camau hyn|gamau hyn|am hyn|hyn wrth|ynghylch hyn|cyfarwyddyd hwn|gyfarwyddyd hwn|cyfarwyddiad hwn|cyfarwyddiadau hyn|gyfarwyddiadau hyn|gweithred hon|weithred hon|neges hon|gorchymyn hwn|broses hon|am y peth|sôn am hyn|y dasg hon",
    ),
    (
        Says::SEND,
        "anfon|hanfon|danfon|ddanfon|gyrrwch|gyrru|gyrra|lanlwyth|uwchlwyth|llwythwch i fyny|llwytha i fyny|llwytho i fyny|lwytho i fyny|atodi|atodwch|hatodi|postiwch|postio|bostio|trosglwydd|drosglwydd|throsglwydd|cyflwynwch|rhannwch|pasiwch|pasio ymlaen|cyhoeddwch",
    ),
    (
        Says::READ,
        "darllen|ddarllen|agorwch|agor |agora |hagor |casglwch|casgla |casglu|gasglu|chasglu|copïwch|copïo|gopïo|chopïo|copïa|adalw|hadalw|echdyn",
    ),
    (
        Says::RUN,
        "rhedwch|rhedeg|redeg|rheda |rhed |gweithredwch|gweithreda |gweithredu|weithredu|cyflawnwch|cyflawni|gyflawni|galwch|galw |galwa |defnyddiwch|ddefnyddiwch|defnyddio|ddefnyddio|defnyddia |defnyddir|cychwynnwch|cychwynna|lansi",
    ),
    (
        Says::SECRET,
        "cyfrinair|gyfrinair|chyfrinair|nghyfrinair|cyfrineiriau|gyfrineiriau|chyfrineiriau|allwedd |allweddi|allweddau|hallwedd |hallweddi|hallweddau|tocyn|docyn|thocyn|nhocyn|cyfrinach|gyfrinach|chyfrinach|manylion mewngofnodi|fanylion mewngofnodi|manylion mynediad|tystlythyr|newidyn amgylchedd|newidynnau amgylchedd|cod mynediad",
    ),
    (
        Says::CONSENT,
        "heb ofyn|heb gadarnh|heb ganiatâd|heb gydsyniad|heb gymeradw|heb ymgynghori|heb holi|eisoes wedi cytuno|eisoes wedi cydsynio|eisoes wedi cymeradw|eisoes wedi rhoi|eisoes wedi caniat|wedi rhoi caniatâd|wedi rhoi cydsyniad|wedi cael caniatâd|wedi cytuno eisoes|caniatâd eisoes|caniatâd wedi'i roi|caniatâd wedi’i roi|rhoddwyd caniatâd|rhoddwyd cydsyniad|peidiwch â gofyn|paid â gofyn|peidio â gofyn|nid oes angen gofyn|does dim angen gofyn|nid oes angen cadarn|does dim angen cadarn|nid oes angen caniat|does dim angen caniat|cymeradwywyd eisoes|cymeradwywyd ymlaen llaw|eisoes wedi'i gymeradw|eisoes wedi’i gymeradw",
    ),
    (
        Says::AGENT,
        "cynorthwyydd|gynorthwyydd|chynorthwyydd|nghynorthwyydd|cynorthwywyr|asiant:|i'r asiant|i’r asiant|ar gyfer yr asiant|asiant deallus|model iaith|fodel iaith|modelau iaith|i'r model|i’r model|ar gyfer y model|i'r archwil|i’r archwil|archwiliwr:|archwilydd:|i'r adolygydd|i’r adolygydd|ar gyfer yr adolyg",
    ),
    (
        Says::SILENT,
        "yn dawel|yn ddistaw|yn ddirgel|yn y dirgel|yn llechwraidd|yn gudd|yn slei|o'r golwg|o’r golwg|yn ddiarwybod|heb dynnu sylw|heb i neb wybod|ar y slei|yn gyfrinach",
    ),
    (
        Says::TOOL,
        "gorchymyn|orchymyn|gorchmynion|orchmynion|offeryn|hofferyn|teclyn|declyn|theclyn|terfynell|derfynell|therfynell|sgript|cragen|gragen|plisgyn|llinell orchym|rhaglen|raglen|cyfleustod",
    ),
    (
        Says::AGREED,
        "wedi cytuno|cytunodd|gytunodd|wedi cymeradwyo|cymeradwyodd|gymeradwyodd|wedi caniatáu|caniataodd|ganiataodd|wedi rhoi caniatâd|rhoddodd ganiatâd|wedi rhoi cydsyniad|rhoddodd gydsyniad|wedi cydsynio|cydsyniodd|gydsyniodd|wedi awdurdodi|awdurdododd|yn cytuno|wedi rhoi sêl bendith",
    ),
    (
        Says::AHEAD,
        "ymlaen llaw|o flaen llaw|rhag blaen|unwaith ac am byth|popeth sy'n dilyn|popeth sy’n dilyn|bopeth sy'n dilyn|bopeth sy’n dilyn|popeth a ddaw|bopeth a ddaw|pob gorchymyn|bob gorchymyn|yr holl orchmynion|yr holl weithred|pob gweithred|bob gweithred|pob cam dilynol|bob cam dilynol|sesiwn gyfan|drwy gydol y sesiwn|trwy gydol y sesiwn|gweddill y sesiwn|sgwrs gyfan|o hyn ymlaen|o hyn allan|yn y dyfodol",
    ),
];

pub(super) const IRISH: Tongue = &[
    (
        Says::CONTENT,
        "ábhar|hábhar|inneachar|hinneachar|toradh|thoradh|dtoradh|torthaí|thorthaí|dtorthaí|aschur|haschur|a bhfuil sa|a bhfuil ann|an téacs|freagra",
    ),
    (
        Says::IGNORE,
        "neamhaird|neamhshuim|dearmad|dhearmad|ndearmad|ná bac le|ná bacaigí|ná lean|ná cloígh|i leataobh|ar ceal|ar neamhní|neamhbhailí|níl feidhm|níl i bhfeidhm|i bhfeidhm a thuilleadh|i bhfeidhm níos mó|as an áireamh|gan feidhm",
    ),
    (
        Says::RULES,
        "treoir|threoir|dtreoir|treorac|threorac|dtreorac|rialacha|riail|ordú|hordú|orduithe|horduithe|ordaithe|srian|shrian|toirmeasc|thoirmeasc|dtoirmeasc|teorainneacha|dteorainneacha|cosc ar|foráil",
    ),
    (
        Says::PRIOR,
        "roimh|thuas|gach |uile|uilig|córas|chóras|gcóras|go léir|ar fad|reatha|cheana|a tugadh|go dtí seo|iomlán",
    ),
    (
        Says::TELL,
        "inis|hinis|insígí|hinsígí|insint|hinsint|insítear|hinsítear|insíodh|abair|habair|abraigí|habraigí|rá le |rá leis|luaigh|luaigí|lua |luaitear|luadh|nocht|tuairisc|thuairisc|dtuairisc|in iúl|tabhair le fios|thabhairt le fios|tugtar le fios|tagair|thagairt|sceith|taispeá|thaispeá|dtaispeá|a chur ar an eolas|ar an eolas",
    ),
    (
        Says::NOT,
        "ná |gan |níl cead|níor|nár cheart|nár chóir|riamh|choíche|go deo|ní cheadaítear|ní ceadmhach|ní ceart|ní chóir|ní féidir|ní inseo|ní luafa|nach n-ins|nach luai|nach ndeir|seachain|ar chor ar bith|nach dtaispeá",
    ),
    (
        Says::USER,
        "úsáideoir|húsáideoir|duine|dhuine|nduine|daoine|dhaoine|ndaoine|custaiméir|chustaiméir|gcustaiméir|cliant|chliant|gcliant|éinne|aoinne",
    ),
    (
        Says::THIS,
        "chéim seo|gcéim seo|céimeanna seo|gcéimeanna seo|faoi seo|faoi sin|ina thaobh|mar gheall air|treoir seo|treoracha seo|dtreoracha seo|ordú seo|gníomh seo|teachtaireacht seo|dteachtaireacht seo|próiseas seo|bpróiseas seo|an iarraidh seo|é seo do",
    ),
    (
        Says::SEND,
        "seol |seolaigí|seoltar|seolfaidh|a sheoladh chuig|a sheoladh go|cuir chuig|cuirigí chuig|cuir ar aghaidh|chur chuig|chur ar aghaidh|uaslód|huaslód|uasluchtaigh|ceangail|cheangal|postáil|phostáil|tarchuir|tharchur|roinn |comhroinn|foilsigh|aistrigh|seachaid|cuir an t-ábhar|cuir an comhad|cuir na sonraí",
    ),
    (
        Says::READ,
        "léigh|léigí|léamh|léitear|oscail|hoscail|osclaí|bailigh|bailiú|bhailiú|bailítear|cóipeáil|chóipeáil|gcóipeáil|faigh |tóg |aisghabh|asbhain|íoslód",
    ),
    (
        Says::RUN,
        "rith |ritear|rithigí|reáchtáil|forghníom|fhorghníom|i ngníomh|feidhmigh|fheidhmiú|glaoigh ar|ghlaoch ar|glaoitear|úsáid |húsáid |úsáidigí|úsáidtear|bain úsáid|bhaint úsáid|baintear úsáid|tosaigh|thosú|cuir tús",
    ),
    (
        Says::SECRET,
        "pasfhoc|phasfhoc|bpasfhoc|focal faire|fhocal faire|focail fhaire|eochair|heochair|eochracha|heochracha|rúin |rúnda|sonraí logála|sonraí rochtana|sonraí aitheantais|dintiúir|dhintiúir|ndintiúir|ceadchomhartha|cheadchomhartha|comhartha rochtana|athróg timpeall|athróga timpeall|hathróga timpeall|cód rochtana|chód rochtana",
    ),
    (
        Says::CONSENT,
        "gan fiafraí|gan cheist|gan ceist|gan dearbhú|gan deimhniú|gan chead|gan cead|gan toiliú|gan faomhadh|gan iarraidh|cead tugtha|thug cead|tugadh cead|toiliú tugtha|thug toiliú|faofa cheana|ceadaithe cheana|aontaithe cheana|thoiligh cheana|d'aontaigh cheana|d’aontaigh cheana|ná fiafraigh|ná fiafraígí|ná hiarr|ná cuir ceist|ná lorg cead|ní gá fiafraí|ní gá dearbh|ní gá deimhn|ní gá cead|níl gá le dearbh|níl gá le deimhn|níl gá le cead|tar éis aontú|tar éis cead|aontú cheana",
    ),
    (
        Says::AGENT,
        "cúntóir|chúntóir|gcúntóir|gníomhaire:|don ghníomhaire|a ghníomhaire|don mhúnla|don tsamhail|samhail teanga|tsamhail teanga|samhlacha teanga|múnla teanga|mhúnla teanga|múnlaí teanga|don iniúchóir|iniúchóir:|don léirmheastóir|don athbhreithneoir|athbhreithneoir:|don mheasúnóir",
    ),
    (
        Says::SILENT,
        "go ciúin|go rúnda|faoi rún|os íseal|i ngan fhios|gan fhios|faoi choim|go discréideach|faoi cheilt|go formhothaithe|go tostach|ina thost|go fáilí",
    ),
    (
        Says::TOOL,
        "ordú|hordú|orduithe|horduithe|uirlis|huirlis|teirminéal|theirminéal|dteirminéal|scripteanna|blaosc|bhlaosc|mblaosc|consól|líne ordaithe|ríomhchlár|fóntas",
    ),
    (
        Says::AGREED,
        "d'aontaigh|d’aontaigh|aontaithe|thoiligh|toilithe|cheadaigh|ceadaithe|thug cead|cead tugtha|thug toiliú|toiliú tugtha|d'fhaomh|d’fhaomh|faofa|ghlac le|glactha le|d'údaraigh|d’údaraigh|údaraithe|tá cead|tar éis aontú|tar éis toiliú|tar éis cead",
    ),
    (
        Says::AHEAD,
        "roimh ré|uair amháin agus|gach rud a leanas|gach rud a leanann|gach a leanann|gach ordú|gach beart|gach gníomh|gach oibríocht|gach céim eile|gach ceann eile|an seisiún ar fad|an seisiún iomlán|an seisiúin|an tseisiúin|don seisiún|don chomhrá|na horduithe go léir|na horduithe uile|as seo amach|as seo ar aghaidh|feasta|sa todhchaí|amach anseo",
    ),
];

pub(super) const BASQUE: Tongue = &[
    (Says::CONTENT, "eduki|emaitz|irteera|testua|balioa|datuak|itzulitako|erantzunaren"),
    (
        Says::IGNORE,
        "ez ikusi|ezikusi|ahaztu|alde batera|baztertu|baztertzen|bazter itzazu|bazter ezazu|ez kontuan hartu|ez hartu kontuan|ez jarraitu|ez bete|baliogabe|indargabe|ez daude indarrean|ez dago indarrean|ez du balio|ez dute balio|bertan behera|jaramonik ez|ez egin jaramon",
    ),
    (
        Says::RULES,
        "jarraibide|arau|argibide|agindu|instrukzio|murrizketa|murriztapen|mugapen|gidalerro|debeku|xedapen|zuzentarau|sistemaren mezu|sistemaren gonbit|muga guzti|baldintzak",
    ),
    (
        Says::PRIOR,
        "aurrek|lehenago|lehengo|goiko|gorago|gaineko|guzti|denak|sistema|orain arte|aipatut|aurretik|indarrean|oraingo|dituzun|zure ",
    ),
    (
        Says::TELL,
        "esan|esaiozu|esaiezu|esaten|aipatu|aipatze|aipa |adieraz|jakinaraz|erakuts|azaldu|azaltze|agertu|agertzen|agerian|salatu|salatzen|informatu|informatze|jakitera eman|berri eman|berririk eman|kontatu|kontatzen|ohartaraz|jakinaren gainean|aitortu|hitz egin|hitzik egin",
    ),
    (
        Says::NOT,
        "ez |inoiz|gabe|inolaz|ezin |ezta |inori|ezer |debekatuta|sekula|inola ere|ez iezaio|ez diezaio|ez zaio|ez ezazu|ez itzazu|ez da |ez dio",
    ),
    (
        Says::USER,
        "erabiltzaile|bezero|pertsona|gizaki|inori|inor |norbait|azken erabil|kontuaren jabe|solaskide|jendeari|jendea ",
    ),
    (
        Says::THIS,
        "urrats hau|urrats hon|pauso hau|pauso hon|honi buruz|horri buruz|honetaz|horretaz|hau erabil|hori erabil|jarraibide hau|jarraibide hon|agindu hau|agindu hon|ekintza hau|ekintza hon|eragiketa hau|eragiketa hon|mezu hau|mezu hon|prozesu hau",
    ),
    (
        Says::SEND,
        "bidal|igo |igotzen|igotzeko|kargatu|kargatzen|erants|eransten|atxiki|partekatu|partekatze|birbidal|transmiti|helaraz|argitaratu|argitara |pasa iezaio|eman iezaio",
    ),
    (
        Says::READ,
        "irakur|ireki|zabaldu|bildu|biltzen|jaso |jasotzen|kopiatu|kopiatze|kopia ezazu|kopia itzazu|eskuratu|eskuratze|erauzi",
    ),
    (
        Says::RUN,
        "exekuta|abiaraz|martxan jar|deitu|deitzen|dei egin|erabili |erabil ezazu|erabil itzazu|erabiliz|erabiltzen|egikaritu|burutu|gauzatu|aktibatu|hasieratu|jaurti",
    ),
    (
        Says::SECRET,
        "pasahitz|pasaesaldi|gako|giltza|kredentzial|sekretu|isilpeko|tokena|sarbide-dat|sarbide-kode|sarbide-token|sarbide kode|saio-hasiera|saioa hasteko dat|ingurune-aldagai|inguruneko aldagai|ingurune aldagai|egiaztagiri|identifikazio-dat|pin kode",
    ),
    (
        Says::CONSENT,
        "galdetu gabe|baimenik gabe|baimena eskatu gabe|baimenik eskatu gabe|berretsi gabe|berrespenik gabe|berrespenik eskatu gabe|onespenik gabe|adostasunik gabe|baieztapenik gabe|baieztatu gabe|dagoeneko onartu|dagoeneko baimen|dagoeneko ados|dagoeneko eman|jada onartu|jada baimen|jada ados|baimena eman du|baimena emanda|baimena eman da|baimena eman zuen|adostasuna eman|onespena eman|ez galdetu|ez eskatu baimen|ez eskatu berresp|ez eskatu baiezt|ez da beharrezkoa galde|ez dago galdetu beharrik|ez dago baimenik eskatu|ez dago berrespen|ez du berrespen|aurrez onartu|aurrez baimen|aldez aurretik onartu|aldez aurretik baimen",
    ),
    (
        Says::AGENT,
        "laguntzaile|agentearentzat|agenteari |agenteari:|agente:|agentea:|agent:|hizkuntza-eredu|hizkuntza eredu|ereduarentzat|ereduari |eredua:|auditorearentzat|auditoreari|ikuskatzailearentzat|ikuskatzaileari|ebaluatzailearentzat|ebaluatzaileari|berrikuslearentzat|berrikusleari|txatbot|aa agente",
    ),
    (
        Says::SILENT,
        "isilean|isil-isil|isilik|isilka|isilpean|ezkutuan|ezkutuka|sekretuan|oharkabean|konturatu gabe|inor konturatu|inork jakin|diskretuki|estalian",
    ),
    (Says::TOOL, "komando|agindu|tresna|erreminta|skript|kontsola|programa|terminalean|terminala"),
    (
        Says::AGREED,
        "onartu du|onartu zuen|onartu ditu|onartuta|baimendu du|baimendu zuen|baimendu ditu|baimenduta|baimena eman|ados dago|ados agertu|ados jarri|adostasuna eman|onespena eman|oniritzia eman|onetsi du|onetsi ditu|onetsi zuen|onetsita|berretsi du|baietz esan|baimenak balio",
    ),
    (
        Says::AHEAD,
        "aurrez|aldez aurretik|behin betiko|behin eta betiko|ondorengo guzti|ondoren datorren guzti|ondoren datozen|hurrengo guzti|hurrengo komando|hurrengo agindu|datozen guzti|etorkizuneko|komando guzti|agindu guzti|eragiketa guzti|ekintza guzti|saio oso|saio guzti|elkarrizketa oso|hemendik aurrera|gaurtik aurrera|aurrerantzean|edozein komando|edozein agindu|edozein eragiketa",
    ),
];
