//! Chinese, Japanese, Korean, Vietnamese and Indonesian: what orders to an agent are made of, word by word.

use super::{Says, Tongue};

pub(super) const CHINESE: Tongue = &[
    (Says::CONTENT, "内容|內容|结果"),
    (Says::IGNORE, "忽略|无视|忘记|忽視|無視|不要遵守|不要遵循|不再适用|作废|忘掉|停止遵循"),
    (Says::RULES, "指令|指示|提示|规则|命令|說明|说明|规定|限制|约束|規則"),
    (Says::PRIOR, "之前|以上|先前|前面|上述|所有|系统|原有|此前|上面|系統|一切"),
    (Says::TELL, "告诉|告知|通知|透露|提及|提到|说出|展示|显示|汇报|告訴|說出|报告给|写进总结|写入总结"),
    (Says::NOT, "不要|别|不得|切勿|勿|不许|禁止|不可|不能|無需|无需|不必|不准|莫"),
    (Says::USER, "用户|使用者|用戶|任何人"),
    (Says::THIS, "这一步|此步骤|这些步骤|此事|这件事|该步骤|此操作|这条指令"),
    (Says::SEND, "上传|发送|提交到|传给|传送|发到|发给|寄给|上傳|發送|外发|回传|填入|附在|传输|推送到"),
    (Says::READ, "读取|读出|打开|收集|获取|查看|複製|复制|讀取|扫描"),
    (Says::RUN, "执行|运行|调用|使用|执行以下|執行|運行|启动"),
    (Says::SECRET, "凭据|凭证|密码|密钥|令牌|私钥|秘钥|环境变量|憑證|密碼|金鑰|口令|钱包"),
    (
        Says::CONSENT,
        "无需征得同意|无需同意|无需确认|无需询问|不必询问|不用询问|已经同意|已同意|已授权|已获授权|已批准|无需批准|未经用户|不需要确认|無需確認|不要询问|直接执行|自动批准|已获许可|无须确认",
    ),
    (Says::AGENT, "助手|模型：|模型:|智能体|代理：|大模型|语言模型|給模型|给模型|ai："),
    (Says::SILENT, "悄悄|偷偷|静默|暗中|秘密地|默默"),
    (Says::TOOL, "命令行|终端|工具|脚本|shell|终端命令"),
    (Says::FIELD, "参数|字段|參數"),
];

pub(super) const JAPANESE: Tongue = &[
    (Says::CONTENT, "内容|中身|結果"),
    (Says::IGNORE, "無視|忘れ|従わない|破棄|上書き"),
    (Says::RULES, "指示|命令|ルール|プロンプト|規則|制約|制限|ガイドライン"),
    (Says::PRIOR, "以前|これまで|上記|すべて|全て|前の|システム|先の|以上の"),
    (
        Says::TELL_NOT,
        "に言わない|伝えない|知らせない|教えない|報告しない|見せない|言及しない|触れない|知らせず|伝えず|言わず|教えず|表示しない|明かさない|言及せず",
    ),
    (Says::USER, "ユーザー|利用者|ユーザ|誰にも"),
    (Says::THIS, "この手順|このステップ|このこと|この操作|この指示"),
    (Says::SEND, "送信し|送信せよ|アップロードし|アップロードする|送って|送る|転送|投稿|渡して|渡す|添付|含めて"),
    (Says::SEND_NOT, "送信しない|送らない|アップロードしない|送信せず|渡さない|含めない|送信禁止|添付しない"),
    (Says::READ, "読み取|読み込|読んで|開いて|収集|取得|コピー|読み出"),
    (Says::RUN, "実行|呼び出|起動|使用して|使って"),
    (Says::SECRET, "認証情報|パスワード|秘密鍵|トークン|環境変数|資格情報|apiキー|アクセスキー"),
    (
        Says::CONSENT,
        "確認せずに|確認なし|許可なく|許可済み|承認済み|尋ねずに|同意済み|確認は不要|確認不要|許可は不要|同意しています|承認しています|許可しています|聞かずに",
    ),
    (Says::AGENT, "アシスタント|エージェント|モデルへ|言語モデル"),
    (Says::SILENT, "こっそり|密かに|黙って|静かに|気付かれ|気づかれ"),
    (Says::TOOL, "コマンド|ツール|ターミナル|シェル|スクリプト"),
    (Says::FIELD, "引数|パラメータ|フィールド"),
];

pub(super) const KOREAN: Tongue = &[
    (Says::CONTENT, "내용|결과"),
    (Says::IGNORE, "무시|잊어|잊으|따르지 마|폐기"),
    (Says::RULES, "지시|명령|지침|규칙|프롬프트|제한|제약"),
    (Says::PRIOR, "이전|위의|앞의|모든|기존|시스템|지금까지"),
    (Says::TELL_NOT, "말하지|알리지|언급하지|보여주지|보고하지|밝히지|알려주지|드러내지|알리지 않고"),
    (Says::USER, "사용자|누구에게도|유저"),
    (Says::THIS, "이 단계|이 작업|이 사실|이 지시"),
    (Says::SEND, "전송|업로드|보내|올려|전달|첨부|게시"),
    (Says::SEND_NOT, "보내지|전송하지|올리지|업로드하지|전달하지|첨부하지|게시하지"),
    (Says::READ, "읽어|읽고|읽은|열어|수집|가져와|복사"),
    (Says::RUN, "실행|호출|사용하여|사용해|돌려"),
    (Says::SECRET, "자격 증명|자격증명|비밀번호|키를|키 |토큰|비밀|환경 변수|환경변수|개인키"),
    (
        Says::CONSENT,
        "묻지 말고|묻지 않고|확인 없이|허락 없이|동의 없이|승인 없이|이미 승인|이미 동의|이미 허용|승인했|동의했|허락했|확인은 필요|물어보지",
    ),
    (Says::AGENT, "어시스턴트|에이전트|언어 모델|모델에게"),
    (Says::SILENT, "몰래|조용히|은밀"),
    (Says::TOOL, "명령어|명령을|도구|터미널|셸|스크립트"),
    (Says::FIELD, "매개변수|인수|필드|파라미터"),
];

pub(super) const VIETNAMESE: Tongue = &[
    (Says::CONTENT, "nội dung|kết quả"),
    (Says::IGNORE, "bỏ qua|phớt lờ|quên |không tuân"),
    (Says::RULES, "hướng dẫn|chỉ dẫn|quy tắc|lệnh|chỉ thị|giới hạn"),
    (Says::PRIOR, "trước|ở trên|tất cả|mọi |hệ thống"),
    (Says::TELL, "nói |đề cập|cho biết|thông báo|tiết lộ|hiển thị|báo cho"),
    (Says::NOT, "không |đừng|chớ|tuyệt đối không"),
    (Says::USER, "người dùng"),
    (Says::SEND, "gửi|tải lên|đăng |chuyển"),
    (Says::READ, "đọc|mở |thu thập|sao chép"),
    (Says::RUN, "chạy|thực thi|gọi |sử dụng|thực hiện"),
    (Says::SECRET, "mật khẩu|khóa|khoá|thông tin đăng nhập|mã thông báo|bí mật|biến môi trường"),
    (Says::CONSENT, "không cần hỏi|mà không hỏi|không cần xác nhận|đã đồng ý|đã chấp thuận|đã cho phép|đừng hỏi"),
    (Says::SILENT, "âm thầm|lặng lẽ|bí mật "),
    (Says::TOOL, "câu lệnh|công cụ|terminal|shell|kịch bản"),
];

pub(super) const INDONESIAN: Tongue = &[
    (Says::CONTENT, "isinya|isi |hasil"),
    (Says::IGNORE, "abaikan|lupakan|jangan ikuti"),
    (Says::RULES, "instruksi|aturan|perintah|arahan|batasan|pedoman"),
    (Says::PRIOR, "sebelumnya|di atas|semua|sistem|seluruh"),
    (Says::TELL, "beri tahu|beritahu|memberi tahu|sebutkan|menyebut|ungkap|tunjuk|laporkan|katakan"),
    (Says::NOT, "jangan|tidak|tanpa"),
    (Says::USER, "pengguna|siapa pun"),
    (Says::SEND, "kirim|unggah|teruskan|lampirkan"),
    (Says::READ, "baca|buka|kumpulkan|salin "),
    (Says::RUN, "jalankan|eksekusi|panggil|gunakan"),
    (Says::SECRET, "kredensial|kata sandi|kunci|token|rahasia|variabel lingkungan"),
    (
        Says::CONSENT,
        "tanpa bertanya|tanpa konfirmasi|tanpa izin|sudah menyetujui|telah menyetujui|sudah setuju|jangan bertanya",
    ),
    (Says::SILENT, "diam-diam|secara rahasia"),
    (Says::TOOL, "perintah|alat|terminal|shell|skrip"),
];
