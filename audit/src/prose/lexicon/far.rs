//! Thai, Khmer, Lao, Burmese, Malay, Tagalog, Swahili, Amharic, Hausa, Yoruba, Zulu, Somali, Haitian Creole, Kurmanji and
//! Pashto: what orders to an agent are made of, word by word.

use super::{Says, Tongue};

pub(super) const THAI: Tongue = &[
    (Says::CONTENT, "เนื้อหา|เนื้อความ|ผลลัพธ์|เอาต์พุต|ข้อมูลที่ได้"),
    (Says::IGNORE, "ละเลย|เพิกเฉย|ไม่ต้องสนใจ|อย่าสนใจ|มองข้าม|จงลืม|ให้ลืม|ลืมคำสั่ง|ลืมกฎ|ยกเลิกคำสั่ง|อย่าปฏิบัติตาม|ไม่ต้องทำตาม"),
    (Says::RULES, "คำสั่ง|คำแนะนำ|กฎ|ข้อกำหนด|ข้อบังคับ|แนวทาง|ข้อจำกัด|พรอมต์|พรอมป์"),
    (Says::PRIOR, "ก่อนหน้า|ข้างต้น|ข้างบน|ด้านบน|ทั้งหมด|ทุกข้อ|ระบบ|ที่ผ่านมา|เดิม"),
    (Says::TELL, "บอก|แจ้ง|กล่าวถึง|เอ่ยถึง|พูดถึง|แสดง|เปิดเผย|รายงาน"),
    (Says::NOT, "อย่า|ห้าม|ไม่|ปราศจาก"),
    (
        Says::TELL_NOT,
        "อย่าบอก|ห้ามบอก|ไม่ต้องบอก|อย่าแจ้ง|ห้ามแจ้ง|ไม่ต้องแจ้ง|อย่าเปิดเผย|ห้ามเปิดเผย|อย่าแสดง|อย่าพูดถึง|อย่ากล่าวถึง|โดยไม่บอก",
    ),
    (Says::SEND_NOT, "อย่าส่ง|ห้ามส่ง|ไม่ต้องส่ง|อย่าอัปโหลด|ห้ามอัปโหลด|อย่าโพสต์|ห้ามโพสต์|อย่าแนบ"),
    (Says::USER, "ผู้ใช้|ยูสเซอร์|ใครก็ตาม|บุคคลใด"),
    (Says::THIS, "ขั้นตอนนี้|เรื่องนี้|คำสั่งนี้|การกระทำนี้|สิ่งนี้|การดำเนินการนี้"),
    (Says::SEND, "ส่ง|อัปโหลด|อัพโหลด|โพสต์|แนบ|เผยแพร่"),
    (Says::READ, "อ่าน|เปิดไฟล์|เปิดดู|รวบรวม|คัดลอก|ดึงข้อมูล"),
    (Says::RUN, "รันคำสั่ง|รันสคริปต์|ให้รัน|จงรัน|เรียกใช้|ดำเนินการ|ใช้คำสั่ง|ใช้เครื่องมือ|สั่งให้ทำงาน"),
    (Says::SECRET, "รหัสผ่าน|พาสเวิร์ด|คีย์ api|คีย์ส่วนตัว|คีย์ลับ|กุญแจ|โทเค็น|โทเคน|ข้อมูลรับรอง|ข้อมูลประจำตัว|ความลับ|ตัวแปรสภาพแวดล้อม"),
    (
        Says::CONSENT,
        "โดยไม่ต้องถาม|โดยไม่ถาม|ไม่ต้องขออนุญาต|โดยไม่ขออนุญาต|โดยไม่ต้องยืนยัน|โดยไม่ต้องรอการยืนยัน|ไม่ต้องถามผู้ใช้|ได้รับอนุญาตแล้ว|ได้รับอนุมัติแล้ว|ผู้ใช้อนุมัติแล้ว|ผู้ใช้ยินยอมแล้ว|อย่าถาม",
    ),
    (Says::AGENT, "ถึงผู้ช่วย|สำหรับผู้ช่วย|ผู้ช่วย ai|ผู้ช่วยเอไอ|เอเจนต์|โมเดลภาษา|แบบจำลองภาษา|ถึงผู้ตรวจสอบ|สำหรับผู้ตรวจสอบ|ถึงผู้รีวิว"),
    (Says::SILENT, "เงียบ ๆ|เงียบๆ|อย่างเงียบ|แอบ|อย่างลับ|ลับ ๆ|ลับๆ"),
    (Says::TOOL, "เครื่องมือ|เทอร์มินัล|สคริปต์|บรรทัดคำสั่ง|คอมมานด์ไลน์|เชลล์|คำสั่งต่อไปนี้"),
    (Says::AGREED, "อนุมัติ|ยินยอม|อนุญาต|เห็นชอบ|ตกลงแล้ว"),
    (Says::AHEAD, "ล่วงหน้า|ต่อจากนี้|หลังจากนี้|นับจากนี้|ทุกขั้นตอน|ทุกอย่างที่ตามมา|ทั้งหมดที่ตามมา|ขั้นตอนต่อไปทั้งหมด"),
];

pub(super) const KHMER: Tongue = &[
    (Says::CONTENT, "ខ្លឹមសារ|មាតិកា|លទ្ធផល|អត្ថបទ|ទិន្នផល"),
    (Says::IGNORE, "មិនអើពើ|មិនត្រូវអើពើ|កុំអើពើ|បំភ្លេច|ចូរភ្លេច|ភ្លេចការណែនាំ|ព្រងើយកន្តើយ|កុំធ្វើតាម|កុំគោរពតាម|មិនខ្វល់"),
    (Says::RULES, "ការណែនាំ|សេចក្តីណែនាំ|សេចក្ដីណែនាំ|ច្បាប់|វិធាន|បទបញ្ជា|ពាក្យបញ្ជា|គោលការណ៍|ដែនកំណត់"),
    (Says::PRIOR, "ពីមុន|មុនៗ|មុននេះ|ខាងលើ|ទាំងអស់|ប្រព័ន្ធ|គ្រប់"),
    (Says::TELL, "ប្រាប់|លើកឡើង|បង្ហាញ|ជូនដំណឹង|បញ្ចេញ|រាយការណ៍|និយាយ|ផ្តល់ដំណឹង|ផ្ដល់ដំណឹង"),
    (Says::NOT, "សូមកុំ|កុំឱ្យ|កុំអោយ|មិន|ដោយគ្មាន|ហាម"),
    (Says::TELL_NOT, "កុំប្រាប់|កុំលើកឡើង|កុំបង្ហាញ|កុំនិយាយ|កុំជូនដំណឹង|កុំរាយការណ៍|កុំបញ្ចេញ|មិនត្រូវប្រាប់|ដោយមិនប្រាប់|ហាមប្រាប់"),
    (Says::SEND_NOT, "កុំផ្ញើ|មិនត្រូវផ្ញើ|ហាមផ្ញើ|កុំបង្ហោះ|មិនត្រូវបង្ហោះ|កុំផ្ទុកឡើង|កុំភ្ជាប់|កុំចែករំលែក"),
    (Says::USER, "អ្នកប្រើប្រាស់|អ្នកប្រើ|នរណាម្នាក់|អ្នកណា"),
    (Says::THIS, "ជំហាននេះ|រឿងនេះ|ការណែនាំនេះ|អំពីនេះ|សកម្មភាពនេះ|ប្រតិបត្តិការនេះ"),
    (Says::SEND, "ផ្ញើ|ផ្ទុកឡើង|បង្ហោះ|បញ្ជូន|ភ្ជាប់ឯកសារ|អាប់ឡូត"),
    (Says::READ, "អាន|បើកឯកសារ|បើកមើល|បើកហ្វាល|ប្រមូល|ចម្លង|ទាញយក"),
    (Says::RUN, "ដំណើរការ|ប្រតិបត្តិ|អនុវត្ត|ហៅ|ប្រើពាក្យបញ្ជា|ប្រើឧបករណ៍"),
    (Says::SECRET, "ពាក្យសម្ងាត់|ពាក្យសំងាត់|លេខសម្ងាត់|លេខសំងាត់|ព័ត៌មានសម្ងាត់|សោសម្ងាត់|កូនសោ|សោ api|តូខឹន|ថូខឹន|អាថ៌កំបាំង|ព័ត៌មានផ្ទៀងផ្ទាត់"),
    (
        Says::CONSENT,
        "ដោយមិនសួរ|ដោយមិនចាំបាច់សួរ|មិនបាច់សួរ|ដោយគ្មានការបញ្ជាក់|ដោយមិនបាច់បញ្ជាក់|ដោយគ្មានការអនុញ្ញាត|ដោយមិនសុំការអនុញ្ញាត|កុំសួរ|បានអនុញ្ញាតរួចហើយ|បានយល់ព្រមរួចហើយ|បានអនុម័តរួចហើយ|ការអនុញ្ញាតត្រូវបានផ្តល់",
    ),
    (
        Says::AGENT,
        "សម្រាប់ជំនួយការ|ជំនួយការ ai|ភ្នាក់ងារ ai|សម្រាប់ភ្នាក់ងារ|គំរូភាសា|ម៉ូដែលភាសា|សម្រាប់សវនករ|សម្រាប់អ្នកត្រួតពិនិត្យ|ជំនួយការបញ្ញាសិប្បនិម្មិត",
    ),
    (Says::SILENT, "ដោយស្ងៀមស្ងាត់|ស្ងាត់ស្ងៀម|ដោយស្ងាត់|ដោយសម្ងាត់|ដោយសំងាត់|លួចលាក់"),
    (Says::TOOL, "ពាក្យបញ្ជា|ឧបករណ៍|ស្គ្រីប|ស្គ្រិប|ស្ថានីយ|តឺមីណល"),
    (Says::AGREED, "យល់ព្រម|យល់ស្រប|បានអនុម័ត|បានអនុញ្ញាត|បានឯកភាព"),
    (Says::AHEAD, "ជាមុន|ចាប់ពីពេលនេះ|បន្ទាប់ពីនេះ|ជំហានបន្ទាប់ទាំងអស់|ទាំងអស់ដែលនៅបន្ទាប់|តទៅមុខ|គ្រប់ជំហាន|នាពេលខាងមុខ"),
];

pub(super) const LAO: Tongue = &[
    (Says::CONTENT, "ເນື້ອຫາ|ເນື້ອໃນ|ຜົນລັບ|ຜົນໄດ້ຮັບ|ຂໍ້ມູນທີ່ໄດ້"),
    (Says::IGNORE, "ບໍ່ສົນໃຈ|ຢ່າສົນໃຈ|ບໍ່ຕ້ອງສົນໃຈ|ລະເລີຍ|ເມີນເສີຍ|ຈົ່ງລືມ|ໃຫ້ລືມ|ລືມຄຳສັ່ງ|ລືມຄໍາສັ່ງ|ຢ່າປະຕິບັດຕາມ|ບໍ່ຕ້ອງປະຕິບັດຕາມ|ຍົກເລີກຄຳສັ່ງ"),
    (Says::RULES, "ຄຳສັ່ງ|ຄໍາສັ່ງ|ຄຳແນະນຳ|ຄໍາແນະນໍາ|ລະບຽບ|ກົດເກນ|ຂໍ້ກຳນົດ|ຂໍ້ກໍານົດ|ຂໍ້ຈຳກັດ|ຂໍ້ຈໍາກັດ|ແນວທາງ"),
    (Says::PRIOR, "ກ່ອນໜ້າ|ກ່ອນຫນ້າ|ຂ້າງເທິງ|ທັງໝົດ|ທັງຫມົດ|ທຸກ|ລະບົບ|ຜ່ານມາ|ເດີມ"),
    (Says::TELL, "ບອກ|ແຈ້ງ|ກ່າວເຖິງ|ເວົ້າ|ສະແດງ|ເປີດເຜີຍ|ລາຍງານ"),
    (Says::NOT, "ຢ່າ|ບໍ່|ຫ້າມ|ປາສະຈາກ"),
    (Says::TELL_NOT, "ຢ່າບອກ|ຫ້າມບອກ|ບໍ່ຕ້ອງບອກ|ຢ່າແຈ້ງ|ຫ້າມແຈ້ງ|ບໍ່ຕ້ອງແຈ້ງ|ຢ່າສະແດງ|ຢ່າເປີດເຜີຍ|ຫ້າມເປີດເຜີຍ|ຢ່າກ່າວເຖິງ|ຢ່າເວົ້າ|ໂດຍບໍ່ບອກ"),
    (Says::SEND_NOT, "ຢ່າສົ່ງ|ຫ້າມສົ່ງ|ບໍ່ຕ້ອງສົ່ງ|ຢ່າອັບໂຫລດ|ຢ່າອັບໂຫຼດ|ຫ້າມອັບໂຫລດ|ຫ້າມອັບໂຫຼດ|ຢ່າໂພສ|ຢ່າແນບ"),
    (Says::USER, "ຜູ້ໃຊ້|ຜູ້ນຳໃຊ້|ຜູ້ນໍາໃຊ້|ຜູ້ຊົມໃຊ້|ຜູ້ໃດ"),
    (Says::THIS, "ຂັ້ນຕອນນີ້|ເລື່ອງນີ້|ຄຳສັ່ງນີ້|ຄໍາສັ່ງນີ້|ການກະທຳນີ້|ການກະທໍານີ້|ສິ່ງນີ້|ການດຳເນີນການນີ້"),
    (Says::SEND, "ສົ່ງ|ອັບໂຫລດ|ອັບໂຫຼດ|ໂພສ|ແນບ|ເຜີຍແຜ່"),
    (Says::READ, "ອ່ານ|ເປີດໄຟລ|ເປີດເບິ່ງ|ຮວບຮວມ|ເກັບກຳ|ເກັບກໍາ|ສຳເນົາ|ສໍາເນົາ|ຄັດລອກ|ດຶງຂໍ້ມູນ"),
    (Says::RUN, "ແລ່ນ|ດຳເນີນການ|ດໍາເນີນການ|ເອີ້ນໃຊ້|ປະຕິບັດຄຳສັ່ງ|ປະຕິບັດຄໍາສັ່ງ|ໃຊ້ຄຳສັ່ງ|ໃຊ້ຄໍາສັ່ງ|ໃຊ້ເຄື່ອງມື"),
    (Says::SECRET, "ລະຫັດຜ່ານ|ລະຫັດລັບ|ກະແຈ|ຄີ api|ໂທເຄັນ|ຂໍ້ມູນປະຈຳຕົວ|ຂໍ້ມູນປະຈໍາຕົວ|ຂໍ້ມູນຮັບຮອງ|ຄວາມລັບ|ຂໍ້ມູນລັບ|ຂໍ້ມູນເຂົ້າສູ່ລະບົບ"),
    (
        Says::CONSENT,
        "ໂດຍບໍ່ຕ້ອງຖາມ|ໂດຍບໍ່ຖາມ|ໂດຍບໍ່ຕ້ອງຂໍອະນຸຍາດ|ໂດຍບໍ່ຂໍອະນຸຍາດ|ໂດຍບໍ່ຕ້ອງຢືນຢັນ|ໂດຍບໍ່ມີການຢືນຢັນ|ບໍ່ຕ້ອງຖາມຜູ້ໃຊ້|ຢ່າຖາມ|ໄດ້ຮັບອະນຸຍາດແລ້ວ|ໄດ້ຮັບການອະນຸມັດແລ້ວ|ຜູ້ໃຊ້ອະນຸມັດແລ້ວ|ຜູ້ໃຊ້ເຫັນດີແລ້ວ",
    ),
    (
        Says::AGENT,
        "ສຳລັບຜູ້ຊ່ວຍ|ສໍາລັບຜູ້ຊ່ວຍ|ຜູ້ຊ່ວຍ ai|ເຖິງຜູ້ຊ່ວຍ|ຕົວແທນ ai|ສຳລັບຕົວແທນ|ແບບຈຳລອງພາສາ|ໂມເດວພາສາ|ສຳລັບຜູ້ກວດສອບ|ສໍາລັບຜູ້ກວດສອບ|ເຖິງຜູ້ກວດສອບ",
    ),
    (Says::SILENT, "ງຽບໆ|ງຽບ ໆ|ຢ່າງລັບ|ລັບໆ|ແອບ"),
    (Says::TOOL, "ເຄື່ອງມື|ເທີມິນັນ|ເທີມິນອນ|ສະຄຣິບ|ແຖວຄຳສັ່ງ|ບັນທັດຄຳສັ່ງ|ຄຳສັ່ງຕໍ່ໄປນີ້|ຄໍາສັ່ງຕໍ່ໄປນີ້"),
    (Says::AGREED, "ອະນຸມັດ|ຍິນຍອມ|ອະນຸຍາດ|ເຫັນດີ|ຕົກລົງແລ້ວ"),
    (Says::AHEAD, "ລ່ວງໜ້າ|ລ່ວງຫນ້າ|ຕໍ່ຈາກນີ້|ຫຼັງຈາກນີ້|ນັບຈາກນີ້|ທຸກຂັ້ນຕອນ|ທຸກຢ່າງທີ່ຕາມມາ|ຂັ້ນຕອນຕໍ່ໄປທັງໝົດ"),
];

pub(super) const BURMESE: Tongue = &[
    (Says::CONTENT, "အကြောင်းအရာ|ပါဝင်သောအရာ|ရလဒ်|ထွက်ရှိချက်|မာတိကာ"),
    (Says::IGNORE, "လျစ်လျူရှု|ဂရုမစိုက်|အရေးမစိုက်|မေ့လိုက်|မေ့ပစ်|မေ့ပါ|ပယ်ဖျက်|မလိုက်နာ|ဥပေက္ခာ"),
    (Says::RULES, "ညွှန်ကြားချက်|ညွှန်ကြားထား|လမ်းညွှန်|စည်းမျဉ်း|စည်းကမ်း|အမိန့်|ကန့်သတ်ချက်"),
    (Says::PRIOR, "ယခင်|အထက်|အားလုံး|အကုန်လုံး|စနစ်|အရင်|အစောပိုင်း|ရှေ့က"),
    (Says::TELL, "ပြောပြ|ပြောပါ|ပြောကြား|ဖော်ပြ|အသိပေး|ဖော်ထုတ်|ထုတ်ဖော်|ပြသ|အကြောင်းကြား|သတင်းပို့"),
    (Says::NOT, "ပါနှင့်|ပါနဲ့|ဘယ်တော့မျှ|ဘယ်တော့မှ|မရှိဘဲ|မပြုရ|မလုပ်ရ"),
    (Says::TELL_NOT, "မပြောပါနှင့်|မပြောပါနဲ့|မပြောပြ|မပြောရ|မပြောဘဲ|မဖော်ပြ|အသိမပေး|မပြသ|ထုတ်မဖော်|မထုတ်ဖော်|အကြောင်းမကြား|သတင်းမပို့"),
    (Says::SEND_NOT, "မပို့ပါနှင့်|မပို့ပါနဲ့|မပို့ရ|မတင်ပါနှင့်|မတင်ပါနဲ့|မတင်ရ|ပေးမပို့|မပေးပို့|မမျှဝေ"),
    (Says::USER, "အသုံးပြုသူ|သုံးစွဲသူ|မည်သူ့ကိုမျှ|မည်သူ့ကိုမှ|ဘယ်သူ့ကိုမှ"),
    (Says::THIS, "ဤအဆင့်|ဒီအဆင့်|ဤအကြောင်း|ဒီအကြောင်း|ဤလုပ်ဆောင်ချက်|ဤညွှန်ကြားချက်|ဤကိစ္စ|ဒီကိစ္စ"),
    (Says::SEND, "ပို့ပါ|ပို့ပေး|ပို့ရန်|ပို့ရမည်|ပေးပို့|တင်ပို့|အပ်လုဒ်|တင်ပါ|ပို့စ်တင်|ပူးတွဲ|လွှဲပြောင်း"),
    (Says::READ, "ဖတ်ပါ|ဖတ်ရှု|ဖတ်ပြီး|ဖတ်ရန်|ဖွင့်ပါ|ဖွင့်ပြီး|စုဆောင်း|ကူးယူ|ကော်ပီ|ရယူ"),
    (Says::RUN, "လုပ်ဆောင်ပါ|လုပ်ဆောင်ရန်|အကောင်အထည်ဖော်|ဆောင်ရွက်|ခေါ်ပါ|ခေါ်ယူ|ခေါ်သုံး|အသုံးပြုပါ|အသုံးပြုပြီး|မောင်းနှင်"),
    (
        Says::SECRET,
        "စကားဝှက်|လျှို့ဝှက်နံပါတ်|လျှို့ဝှက်ကုဒ်|လျှို့ဝှက်ချက်|သော့|api ကီး|တိုကင်|အထောက်အထား|အကောင့်အချက်အလက်|ဝင်ရောက်ခွင့်အချက်အလက်|ပတ်ဝန်းကျင်ကိန်းရှင်",
    ),
    (
        Says::CONSENT,
        "မမေးဘဲ|မေးစရာမလို|မမေးပါနှင့်|မမေးပါနဲ့|အတည်ပြုချက်မရှိဘဲ|အတည်ပြုစရာမလို|ခွင့်ပြုချက်မရှိဘဲ|ခွင့်ပြုချက်မတောင်း|ခွင့်ပြုပြီးဖြစ်|ခွင့်ပြုပြီးသား|သဘောတူပြီးဖြစ်|အတည်ပြုပြီးဖြစ်",
    ),
    (
        Says::AGENT,
        "လက်ထောက်အတွက်|လက်ထောက်အား|ai လက်ထောက်|အေးဂျင့်|ကိုယ်စားလှယ်အတွက်|ဘာသာစကားမော်ဒယ်|ဘာသာစကားပုံစံ|စစ်ဆေးသူအတွက်|စာရင်းစစ်အတွက်|သုံးသပ်သူအတွက်",
    ),
    (Says::SILENT, "တိတ်တဆိတ်|တိတ်တိတ်|တိတ်ဆိတ်စွာ|လျှို့ဝှက်စွာ|ခိုးကြောင်ခိုးဝှက်|မသိအောင်"),
    (Says::TOOL, "ကိရိယာ|တာမီနယ်|စခရစ်|ကွန်မန်း|အမိန့်ပေးစာ|ရှဲလ်|တူးလ်"),
    (Says::AGREED, "သဘောတူ|ခွင့်ပြု|အတည်ပြုပြီး|အတည်ပြုထား|လက်ခံပြီး"),
    (Says::AHEAD, "ကြိုတင်|ယခုမှစ၍|ယခုမှစပြီး|အောက်ပါအားလုံး|နောက်လာမည့်|နောက်ဆက်တွဲအားလုံး|ရှေ့ဆက်|အဆင့်တိုင်း"),
];

pub(super) const MALAY: Tongue = &[
    (Says::CONTENT, "kandungan|isinya|isi |hasilnya|hasil |keputusan"),
    (
        Says::IGNORE,
        "abaikan|mengabaikan|lupakan|ketepikan|jangan ikut|jangan hiraukan|jangan endahkan|jangan patuhi|usah hiraukan|batalkan",
    ),
    (Says::RULES, "arahan|peraturan|perintah|panduan|batasan|sekatan|suruhan"),
    (Says::PRIOR, "sebelum|terdahulu|di atas|semua|sistem|segala|seluruh|yang lalu"),
    (
        Says::TELL,
        "beritahu|memberitahu|maklumkan|memaklumkan|sebutkan|menyebut|tunjukkan|dedahkan|mendedahkan|laporkan|nyatakan|paparkan",
    ),
    (Says::NOT, "jangan|tidak|tanpa|usah |dilarang"),
    (
        Says::TELL_NOT,
        "jangan beritahu|jangan maklumkan|jangan sebut|jangan tunjuk|jangan dedah|jangan laporkan|jangan nyatakan|jangan paparkan|usah beritahu|tanpa memberitahu|tanpa memaklumkan|tidak perlu memberitahu",
    ),
    (
        Says::SEND_NOT,
        "jangan hantar|jangan muat naik|jangan kirim|jangan lampirkan|jangan kongsi|jangan siarkan|usah hantar|tidak perlu menghantar",
    ),
    (Says::USER, "pengguna|sesiapa|siapa-siapa|orang lain"),
    (Says::THIS, "langkah ini|perkara ini|arahan ini|tindakan ini|tentang ini|hal ini|mengenainya"),
    (Says::SEND, "hantar|menghantar|muat naik|memuat naik|kirim|lampirkan|kongsikan|siarkan|majukan"),
    (Says::READ, "baca|membaca|buka |membuka|kumpul|mengumpul|salin |menyalin|dapatkan|ambil"),
    (Says::RUN, "jalankan|menjalankan|laksanakan|melaksanakan|panggil|gunakan|menggunakan|lancarkan"),
    (
        Says::SECRET,
        "kata laluan|frasa laluan|kata kunci|kunci|kelayakan|rahsia|maklumat log masuk|pemboleh ubah persekitaran",
    ),
    (
        Says::CONSENT,
        "tanpa bertanya|tanpa pengesahan|tanpa kebenaran|tanpa meminta kebenaran|tidak perlu bertanya|jangan tanya|jangan bertanya|sudah bersetuju|telah bersetuju|telah diluluskan|sudah diluluskan|kebenaran telah diberi",
    ),
    (
        Says::AGENT,
        "untuk pembantu|kepada pembantu|pembantu ai|ejen|model bahasa|untuk juruaudit|kepada juruaudit|untuk penyemak|kepada penyemak",
    ),
    (
        Says::SILENT,
        "secara senyap|senyap-senyap|diam-diam|secara rahsia|secara sulit|secara sembunyi|sembunyi-sembunyi",
    ),
    (Says::TOOL, "perintah|alat |alatan|perkakas|skrip|baris arahan|arahan berikut|cangkerang"),
    (Says::AGREED, "bersetuju|meluluskan|diluluskan|membenarkan|dibenarkan|memberi kebenaran|mengizinkan"),
    (
        Says::AHEAD,
        "terlebih dahulu|lebih awal|semua yang berikut|selepas ini|seterusnya|untuk semua langkah|mulai sekarang",
    ),
];

pub(super) const TAGALOG: Tongue = &[
    (Says::CONTENT, "nilalaman|laman nito|resulta |resultang|kinalabasan|kalalabasan"),
    (
        Says::IGNORE,
        "balewalain|baliwalain|huwag pansinin|huwag mong pansinin|ipagwalang-bahala|ipagsawalang-bahala|kalimutan|kaligtaan|isantabi|huwag sundin|huwag mong sundin|iwaksi",
    ),
    (
        Says::RULES,
        "tagubilin|alituntunin|tuntunin|panuntunan|patakaran|panuto|kautusan|utos|limitasyon|instruksyon|instruksiyon",
    ),
    (Says::PRIOR, "nakaraan|nauna|nasa itaas|sa itaas|lahat|sistema|nasabing|buong"),
    (Says::TELL, "sabihin|sabihan|ipaalam|banggitin|ipakita|ibunyag|isiwalat|iulat|ikuwento|ilahad|ipagbigay-alam"),
    (Says::NOT, "huwag|hindi|wala |walang|kailanman"),
    (
        Says::TELL_NOT,
        "huwag sabihin|huwag sabihan|huwag ipakita|huwag banggitin|huwag ipaalam|huwag ibunyag|huwag isiwalat|huwag iulat|huwag mong sabihin|huwag ninyong sabihin|nang hindi sinasabi|nang hindi ipinapaalam",
    ),
    (
        Says::SEND_NOT,
        "huwag ipadala|huwag magpadala|huwag mong ipadala|huwag i-upload|huwag mag-upload|huwag ilakip|huwag i-post|huwag ibahagi",
    ),
    (Says::USER, "gumagamit|tagagamit|kahit kanino|kaninuman|sinuman"),
    (
        Says::THIS,
        "hakbang na ito|itong hakbang|hakbang na iyon|tungkol dito|utos na ito|bagay na ito|gawaing ito|tagubiling ito",
    ),
    (Says::SEND, "ipadala|magpadala|padalhan|i-upload|mag-upload|ilakip|ikabit|i-post|ipaskil|ibahagi|ipasa|isumite"),
    (Says::READ, "basahin|magbasa|buksan|kopyahin|tipunin|ipunin|kolektahin|kunin"),
    (Says::RUN, "patakbuhin|magpatakbo|paandarin|isagawa|ipatupad|gamitin|tawagin|i-run|i-execute"),
    (Says::SECRET, "susi |susing|mga susi|lihim|kredensiyal|kredensyal|kontrasenyas|kontrasenya |sikreto|sekreto"),
    (
        Says::CONSENT,
        "nang hindi nagtatanong|nang walang pagtatanong|nang walang kumpirmasyon|nang walang pahintulot|hindi na kailangang magtanong|huwag nang magtanong|huwag magtanong|inaprubahan na|pumayag na|may pahintulot na|naibigay na ang pahintulot|nang hindi humihingi ng pahintulot",
    ),
    (
        Says::AGENT,
        "para sa katulong|katulong na ai|ai na katulong|ahente|modelo ng wika|para sa tagasuri|para sa tagarepaso|para sa awditor",
    ),
    (Says::SILENT, "palihim|lihim na |tahimik na|nang tahimik|patago|pasikreto"),
    (Says::TOOL, "kasangkapan|kagamitan|iskrip|linya ng utos|sumusunod na utos|mga utos|utos na"),
    (Says::AGREED, "pumayag|sumang-ayon|inaprubahan|aprubado|pinahintulutan|pinayagan|nagpahintulot"),
    (Says::AHEAD, "nang maaga|pauna|mula ngayon|lahat ng susunod|lahat ng kasunod|lahat ng hakbang|bago pa man"),
];

pub(super) const SWAHILI: Tongue = &[
    (Says::CONTENT, "maudhui|yaliyomo|kilichomo|matokeo|tokeo"),
    (Says::IGNORE, "puuza|puuzeni|upuuze|kupuuza|sahau|usifuate|msifuate|usizingatie|usijali|achana na|tupilia mbali"),
    (Says::RULES, "maagizo|agizo|maelekezo|sheria|kanuni|amri|miongozo|mwongozo|masharti|vikwazo"),
    (
        Says::PRIOR,
        "awali|iliyotangulia|yaliyotangulia|zilizotangulia|yaliyopita|zilizopita|hapo juu|yote|zote|vyote|mfumo",
    ),
    (
        Says::TELL,
        "mwambie|waambie|kumwambia|mjulishe|kumjulisha|mfahamishe|taja|kutaja|onyesha|kuonyesha|fichua|ripoti",
    ),
    (Says::NOT, "bila |kamwe|usije|msije|pasipo|hapana|wala"),
    (
        Says::TELL_NOT,
        "usimwambie|usiwaambie|msimwambie|usimjulishe|usiwajulishe|usimfahamishe|usitaje|usionyeshe|usifichue|usiseme|usiripoti|bila kumwambia",
    ),
    (Says::SEND_NOT, "usitume|msitume|usipakie|usipeleke|usiambatishe|usichapishe|usishiriki|usiwasilishe"),
    (Says::USER, "mtumiaji|watumiaji|mtu yeyote|yeyote"),
    (Says::THIS, "hatua hii|hatua hizi|kuhusu hatua|jambo hili|agizo hili|maagizo haya|kuhusu hili|kitendo hiki"),
    (Says::SEND, "tuma|tumeni|itume|yatume|zitume|kutuma|pakia|kupakia|ambatisha|chapisha|peleka|wasilisha"),
    (Says::READ, "soma |someni|isome|yasome|kusoma|fungua|kufungua|kusanya|kukusanya|nakili|chukua"),
    (Says::RUN, "endesha|iendeshe|kuendesha|tekeleza|kutekeleza|tumia|kutumia|ita |anzisha"),
    (
        Says::SECRET,
        "nenosiri|neno la siri|maneno ya siri|taarifa za siri|nywila|ufunguo|funguo|tokeni |siri |vitambulisho|hati tambulishi|vigeu vya mazingira",
    ),
    (
        Says::CONSENT,
        "bila kuuliza|bila kuomba ruhusa|bila uthibitisho|bila kuthibitisha|bila idhini|usiulize|tayari ameidhinisha|tayari imeidhinishwa|tayari amekubali|ameshakubali|ameshaidhinisha|ruhusa imetolewa",
    ),
    (
        Says::AGENT,
        "kwa msaidizi|msaidizi wa ai|wakala wa ai|kwa wakala|modeli ya lugha|mfano wa lugha|kwa mkaguzi|kwa mhakiki",
    ),
    (Says::SILENT, "kimyakimya|kimya kimya|kimya-kimya|kwa siri|kisirisiri|kwa kificho"),
    (Says::TOOL, "zana|amri|mstari wa amri|hati ya amri|kiweko|terminali|skripti"),
    (Says::AGREED, "amekubali|wamekubali|ameidhinisha|imeidhinishwa|zimeidhinishwa|ameruhusu|ametoa ruhusa"),
    (Says::AHEAD, "mapema|kuanzia sasa|yote yanayofuata|zote zinazofuata|hatua zote|kila kitu kinachofuata|mbeleni"),
];

pub(super) const AMHARIC: Tongue = &[
    (Says::CONTENT, "ይዘት|ውጤት|ውፅዓት|ውጽዓት"),
    (Says::IGNORE, "ችላ በል|ችላ በሉ|ችላ ይበሉ|ችላ ማለት|እርሳ |ይርሱ |ይርሷቸው|አትከተል|አይከተሉ|ወደ ጎን ተው|አትታዘዝ|ግምት ውስጥ አታስገባ"),
    (Says::RULES, "መመሪያ|ትዕዛዝ|ትእዛዝ|ትዕዛዞች|ትእዛዞች|ትዕዛዛት|ህግ|ህጎች|ሕጎች|ደንብ|ደንቦች|ገደቦች"),
    (Says::PRIOR, "ቀዳሚ|የቀድሞ|ቀደም|ከላይ|ሁሉ|ስርዓት|ሥርዓት|ያለፉ|የበፊት"),
    (Says::TELL, "ንገር|ንገረው|ይንገሩ|መንገር|ጥቀስ|ይጥቀሱ|አሳይ|ያሳዩ|አሳውቅ|ያሳውቁ|ግለጽ|ይግለጹ"),
    (Says::NOT, "ፈጽሞ|በፍጹም|በፍፁም|በጭራሽ|ያለምንም|የለብህም|የለብዎትም|የለበትም|አይገባም"),
    (Says::TELL_NOT, "አትንገር|አይንገሩ|አትጥቀስ|አይጥቀሱ|አታሳይ|አያሳዩ|አታሳውቅ|አያሳውቁ|አትግለጽ|አይግለጹ|ሳትነግር|ሳይነግሩ"),
    (Says::SEND_NOT, "አትላክ|አይላኩ|አትስቀል|አይስቀሉ|አትለጥፍ|አይለጥፉ|አታያይዝ|አያያይዙ|አታስተላልፍ|አያስተላልፉ"),
    (Says::USER, "ተጠቃሚ|ለማንም|ማንንም|ለማንኛውም ሰው"),
    (Says::THIS, "ይህን እርምጃ|ይህንን እርምጃ|ይህ እርምጃ|ስለዚህ እርምጃ|ስለዚህ ጉዳይ|ይህን ትዕዛዝ|ይህንን መመሪያ|ይህን ተግባር"),
    (Says::SEND, "ላክ|ላኩ|ይላኩ|ስቀል|ይስቀሉ|ለጥፍ|ይለጥፉ|አያይዝ|ያያይዙ|አስተላልፍ|ያስተላልፉ"),
    (Says::READ, "አንብብ|አንብበህ|አንብቡ|ያንብቡ|ክፈት|ይክፈቱ|ሰብስብ|ይሰብስቡ|ገልብጥ|ይገልብጡ|ይቅዱ|ኮፒ አድርግ"),
    (Says::RUN, "አሂድ|ያሂዱ|አስኪድ|ፈጽም|ይፈጽሙ|አስፈጽም|ያስፈጽሙ|ተጠቀም|ይጠቀሙ|አስጀምር|ያስጀምሩ"),
    (Says::SECRET, "የይለፍ ቃል|የይለፍ ቃላት|የምስጢር ቃል|ቁልፍ|ቁልፎች|ቶክን|ምስጢር|ሚስጥር|ሚስጢር|የመግቢያ መረጃ|ማረጋገጫ መረጃ|የአካባቢ ተለዋዋጭ"),
    (
        Says::CONSENT,
        "ሳትጠይቅ|ሳይጠይቁ|ያለ ማረጋገጫ|ያለማረጋገጫ|ያለ ፈቃድ|ያለፈቃድ|አትጠይቅ|አይጠይቁ|መጠየቅ አያስፈልግም|አስቀድሞ ጸድቋል|አስቀድሞ ተስማም|ፈቃድ ተሰጥቷል",
    ),
    (Says::AGENT, "ለረዳቱ|ለረዳት|ai ረዳት|ለኤጀንት|ለወኪሉ|የቋንቋ ሞዴል|ለኦዲተር|ለገምጋሚ"),
    (Says::SILENT, "በዝምታ|በድብቅ|በሚስጥር|በምስጢር|በስውር|ሳይታወቅ"),
    (Says::TOOL, "መሳሪያ|መሣሪያ|ተርሚናል|ስክሪፕት|ኮማንድ|የትዕዛዝ መስመር|ሼል"),
    (Says::AGREED, "ተስማምቷል|ተስማምተዋል|ፈቅዷል|ፈቅደዋል|ተፈቅዷል|ጸድቋል|ፀድቋል|አጽድቋል"),
    (Says::AHEAD, "አስቀድሞ|በቅድሚያ|ለሚከተሉት ሁሉ|ለሚቀጥሉት|ከዚህ በኋላ|ከአሁን ጀምሮ|ለሁሉም ተከታይ|ለቀጣይ"),
];

pub(super) const HAUSA: Tongue = &[
    (Says::CONTENT, "abun ciki|abin ciki|abin da ke ciki|abubuwan da ke ciki|sakamako"),
    (
        Says::IGNORE,
        "yi watsi|yin watsi|manta da|ka manta|ku manta|kada ka bi|kada ku bi|kar ka bi|kar ku bi|ƙyale|kyale",
    ),
    (Says::RULES, "umarni|umurni|dokoki|doka|ƙa'ida|ƙa'idodi|ka'ida|ka'idodi|sharuɗɗa|sharudda|jagorori"),
    (Says::PRIOR, "na baya|gabata|na sama|ke sama|dukkan|duka|duk |tsarin|na farko|tun farko"),
    (Says::TELL, "gaya|faɗa|faɗi|fada wa|ambata|ambaci|nuna|sanar|bayyana|shaida|rahoto"),
    (Says::NOT, "kada|kadda|kar |karka|ba tare da|babu|ba za"),
    (
        Says::TELL_NOT,
        "kada ka gaya|kada ku gaya|kar ka gaya|kar ku gaya|kada ka faɗa|kada ka ambata|kada ku ambata|kada ka nuna|kada ka sanar|kada ka bayyana|kar ka bayyana|ba tare da sanar",
    ),
    (
        Says::SEND_NOT,
        "kada ka aika|kada ku aika|kar ka aika|kar ku aika|kada ka tura|kar ka tura|kada ka ɗora|kada ka loda|kada ka haɗa",
    ),
    (Says::USER, "mai amfani|masu amfani|kowane mutum|kowa"),
    (Says::THIS, "wannan mataki|waɗannan matakai|wannan umarni|wannan aiki|wannan batu|wannan abu|game da wannan"),
    (Says::SEND, "aika|aike|aiko|tura |turawa|ɗora|loda |haɗa|maƙala|wallafa|miƙa"),
    (Says::READ, "karanta|karanto|buɗe|tattara|tattaro|kwafa|kwafi|ɗauko|dauko"),
    (Says::RUN, "gudanar|aiwatar|zartar|kira |kirawo|yi amfani|kunna|ƙaddamar|kaddamar"),
    (
        Says::SECRET,
        "kalmar sirri|kalmomin sirri|kalmar wucewa|maɓalli|maɓallan|mabuɗi|makulli|alamar shiga|bayanan shiga|takardun shaida|sirri|asiri",
    ),
    (
        Says::CONSENT,
        "ba tare da tambaya|ba tare da izini|ba tare da neman izini|ba tare da tabbatarwa|kada ka tambay|kada ku tambay|kar ka tambay|ba sai ka tambay|an riga an amince|an riga an yarda|an ba da izini|ya riga ya amince",
    ),
    (
        Says::AGENT,
        "ga mataimaki|don mataimaki|mataimakin ai|wakilin ai|ga wakili|samfurin harshe|ga mai duba|ga mai bita",
    ),
    (Says::SILENT, "asirce|a ɓoye|a boye|cikin sirri|a sirrance|cikin shiru"),
    (Says::TOOL, "kayan aiki|kayayyakin aiki|layin umarni|rubutun umarni|umarnin|umurnin"),
    (Says::AGREED, "ya amince|sun amince|an amince|ya yarda|sun yarda|an yarda|ya ba da izini|amincewa"),
    (
        Says::AHEAD,
        "tun da wuri|tun kafin|nan gaba|daga yanzu|duk abin da ya biyo|duk abin da zai biyo|duk matakai|da suka biyo baya|da za su biyo",
    ),
];

pub(super) const YORUBA: Tongue = &[
    (Says::CONTENT, "àkóónú|akoonu|èsì |ohun tó wà nínú|ohun ti o wa ninu|àbájáde|abajade"),
    (
        Says::IGNORE,
        "fojú fo|fojú fò|fojú pa|foju fo|foju pa|gbàgbé|gbagbe|má ṣe tẹ̀lé|ma ṣe tẹle|ma se tele|má tẹ̀lé|ṣàìka",
    ),
    (Says::RULES, "ìtọ́ni|itọni|itoni|ìlànà|ilana|àṣẹ |aṣẹ |àwọn àṣẹ|òfin|ofin|ìtọ́sọ́nà|itọsọna"),
    (Says::PRIOR, "tẹ́lẹ̀|tẹlẹ|ìṣáájú|iṣaaju|ṣáájú|ṣaaju|gbogbo|lókè|loke|ètò |tó ti kọjá"),
    (Says::TELL, "sọ fún|sọ fun|so fun|sọ nípa|mẹ́nu|mẹnu|dárúkọ|darukọ|fi hàn|fi han|ṣàfihàn"),
    (Says::NOT, "má ṣe|máṣe|ma ṣe|maṣe|kò gbọdọ̀|ko gbọdọ|láì |láìsí|lai |laisi"),
    (
        Says::TELL_NOT,
        "má sọ|má ṣe sọ|ma ṣe sọ|ma se so fun|má ṣe mẹ́nu|ma ṣe mẹnu|má ṣe fi hàn|ma ṣe fi han|má ṣe dárúkọ|má ṣe ṣàfihàn|láì sọ fún|láìsọ fún",
    ),
    (
        Says::SEND_NOT,
        "má ṣe fi ránṣẹ́|má ṣe firánṣẹ́|ma ṣe fi ranṣẹ|ma ṣe firanṣẹ|má fi ránṣẹ́|má ṣe gbé sókè|má ṣe pín|má ṣe so mọ́",
    ),
    (Says::USER, "olùmúlò|olumulo|aṣàmúlò|aṣamulo|òǹlò |ẹnikẹ́ni|ẹnikẹni"),
    (Says::THIS, "ìgbésẹ̀ yìí|igbesẹ yii|igbese yii|nípa èyí|nipa eyi|àṣẹ yìí|aṣẹ yii|ìlànà yìí|nǹkan yìí|ọ̀rọ̀ yìí"),
    (Says::SEND, "fi ránṣẹ́|fi ranṣẹ|fi ranse|firánṣẹ́|firanṣẹ|ìfiránṣẹ́|gbé sókè|gbe soke|gbé sórí|tẹ̀ jáde|so mọ́"),
    (Says::READ, "kà á|ka fáìlì|ka faili|ka àkóónú|ṣí fáìlì|ṣii faili|kó jọ|kójọ|ṣe àkójọ|ṣàdàkọ|ṣe ẹ̀dà"),
    (Says::RUN, "mú ṣiṣẹ́|mu ṣiṣẹ|ṣe àmúlò|ṣe ìmúṣẹ|mú ṣẹ|lo irinṣẹ|lo àṣẹ|lo aṣẹ|pe irinṣẹ|ṣiṣe"),
    (
        Says::SECRET,
        "ọ̀rọ̀ aṣínà|ọrọ aṣina|ọ̀rọ̀ ìpamọ́|ọ̀rọ̀ìpamọ́|ọ̀rọ̀ ìgbaniwọlé|ọrọ igbaniwọle|kọ́kọ́rọ́|kọkọrọ|àmì ìwọlé|ìwé ẹ̀rí|àṣírí|aṣiri",
    ),
    (
        Says::CONSENT,
        "láì béèrè|láìbéèrè|lai beere|láìsí ìyọ̀ǹda|laisi iyọnda|láìsí ìjẹ́rìísí|laisi ijẹrisi|má ṣe béèrè|ma ṣe beere|ti fọwọ́ sí i tẹ́lẹ̀|ti gbà tẹ́lẹ̀|a ti fún ní àṣẹ",
    ),
    (
        Says::AGENT,
        "fún olùrànlọ́wọ́|fun oluranlọwọ|olùrànlọ́wọ́ ai|aṣojú ai|fún aṣojú|àwòṣe èdè|awoṣe ede|fún olùyẹ̀wò|fun oluyẹwo|fún olùṣàyẹ̀wò",
    ),
    (Says::SILENT, "ní ìkọ̀kọ̀|ni ikọkọ|ní bòókẹ́lẹ́|ní dákẹ́jẹ́ẹ́|ní ìdákẹ́jẹ́ẹ́|ni idakẹjẹ|ní àṣírí"),
    (Says::TOOL, "irinṣẹ|irinse|ìlà àṣẹ|ila aṣẹ|àṣẹ wọ̀nyí|àṣẹ yìí"),
    (Says::AGREED, "ti fọwọ́ sí|ti fọwọ si|ti fi ọwọ́ sí|ti gbà láti|ti gbà sí|ti yọ̀ǹda|ti fún ní àṣẹ|ti faramọ́"),
    (
        Says::AHEAD,
        "ṣáájú àkókò|ṣaaju akoko|láti ìsinsìnyí lọ|lati isinsinyi lọ|gbogbo ohun tó tẹ̀lé|gbogbo ìgbésẹ̀|gbogbo igbesẹ|tó ń bọ̀|ti n bọ",
    ),
];

pub(super) const ZULU: Tongue = &[
    (Says::CONTENT, "okuqukethwe|okuqukethe|umphumela|imiphumela|okuphumayo"),
    (
        Says::IGNORE,
        "ziba|unganaki|ungayinaki|ungazinaki|khohlwa|yekela|ungalandeli|ungayilandeli|ungazilandeli|shaya indiva|yishaye indiva|zishaye indiva",
    ),
    (
        Says::RULES,
        "imiyalelo|miyalelo|umyalelo|imithetho|mithetho|umthetho|iziqondiso|isiqondiso|imiyalo|umyalo|imigomo|imikhawulo",
    ),
    (
        Says::PRIOR,
        "yangaphambili|zangaphambili|wangaphambili|ngaphambili|edlule|engenhla|ngenhla|yonke|zonke|konke|yesistimu|yohlelo",
    ),
    (Says::TELL, "tshela|mtshele|utshele|ukutshela|bonisa|mbonise|yazisa|mazise|khuluma|veza|dalula|bikela"),
    (Says::NOT, "ungalokothi|ngaphandle|akufanele|akumele|musa |musani|ungabi|ngeke|neze"),
    (
        Says::TELL_NOT,
        "ungamtsheli|ungatsheli|ungabatsheli|ungabonisi|ungambonisi|ungamazisi|ungazisi|ungakhulumi|ungavezi|ungakuvezi|ungadaluli|musa ukutshela",
    ),
    (
        Says::SEND_NOT,
        "ungathumeli|ungakuthumeli|ungayithumeli|ungalayishi|unganamathiseli|ungabelani|musa ukuthumela|musa ukulayisha",
    ),
    (Says::USER, "umsebenzisi|msebenzisi|kumsebenzisi|abasebenzisi|noma ubani|umuntu|muntu"),
    (Says::THIS, "lesi sinyathelo|ngalesi sinyathelo|lesi senzo|lesi siqondiso|lo myalelo|le miyalelo|lokhu|ngalokhu"),
    (
        Says::SEND,
        "thumela|ithumele|yithumele|wuthumele|ukuthumela|layisha|namathisela|dlulisela|hambisa|shicilela|yabelana",
    ),
    (Says::READ, "funda |fundani|yifunde|ukufunda|vula|yivule|qoqa|ukuqoqa|kopisha|buthela|thola"),
    (Says::RUN, "sebenzisa|ukusebenzisa|qalisa|yenza|biza |gijimisa|feza"),
    (
        Says::SECRET,
        "iphasiwedi|amaphasiwedi|igama lokungena|amagama ayimfihlo|igama eliyimfihlo|ukhiye|okhiye|ithokheni|imfihlo|izimfihlo|iziqinisekiso|imininingwane yokungena",
    ),
    (
        Says::CONSENT,
        "ngaphandle kokubuza|ngaphandle kwemvume|ngaphandle kokucela imvume|ngaphandle kokuqinisekisa|ngaphandle kwesiqinisekiso|ungabuzi|musa ukubuza|sekuvunyelwe|sekugunyaziwe|usevumile|imvume isinikeziwe|imvume inikeziwe",
    ),
    (
        Says::AGENT,
        "kumsizi|umsizi we-ai|msizi we-ai|i-ejenti|ku-ejenti|imodeli yolimi|kumcwaningi|kumbuyekezi|kumhloli",
    ),
    (Says::SILENT, "buthule|ngokuthula|ngasese|ngokufihlekile|ngesinyenyela|ngokuyimfihlo"),
    (Says::TOOL, "ithuluzi|amathuluzi|isikripthi|iskripthi|itheminali|umugqa womyalo|umyalo olandelayo|imiyalo"),
    (Says::AGREED, "uvumile|bavumile|usevumile|ivunyiwe|kuvunyiwe|ugunyaze|kugunyaziwe|unikeze imvume"),
    (
        Says::AHEAD,
        "kusengaphambili|kusenesikhathi|kusukela manje|konke okulandelayo|zonke izinyathelo|zonke ezilandelayo|ngokuzayo|esikhathini esizayo",
    ),
];

pub(super) const SOMALI: Tongue = &[
    (Says::CONTENT, "nuxurka|waxa ku jira|waxa ku qoran|waxa ka soo baxa|natiijada|natiijo"),
    (Says::IGNORE, "indho tir|indha tir|iska dhaaf|illow|iloow|hilmaan|ha raacin|ha u hoggaansamin|tixgelin ha siin"),
    (Says::RULES, "tilmaam|awaamiir|amarro|amarrada|amarka|xeerar|xeerka|shuruuc|shuruud|qawaaniin|qaanuun|hagitaan"),
    (Says::PRIOR, "hore|horreeya|kore |kor ku xusan|dhammaan|dhamaan|oo dhan|nidaam"),
    (Says::TELL, "sheeg|xusid|muuji|ogeysii|ogaysii|wargeli|soo bandhig|shaaci|ka warbixi|u tus"),
    (Says::NOT, "weligaa|waligaa|la'aan|marnaba|yaan |iyadoo aan|adigoon|idinkoon|looma"),
    (
        Says::TELL_NOT,
        "ha u sheegin|ha sheegin|ha tusin|ha muujin|ha ogeysiin|ha ogaysiin|ha xusin|ha soo bandhigin|ha shaacin|ha wargelin|adigoon u sheegin|yaan loo sheegin",
    ),
    (
        Says::SEND_NOT,
        "ha dirin|ha u dirin|ha soo gelin|ha ku dhejin|ha lifaaqin|ha gudbin|ha wadaagin|ha daabicin|yaan la dirin",
    ),
    (Says::USER, "isticmaale|isticmaalaha|isticmaalayaa|adeegsade|adeegsadaha|qofna|cidna"),
    (Says::THIS, "tallaabadan|talaabadan|tilmaantan|tilmaamahan|amarkan|arrintan|falkan|hawshan"),
    (Says::SEND, "u dir |soo dir |dirid|soo geli|ku dheji|lifaaq|gudbi|daabac|wadaag"),
    (Says::READ, "akhri|aqri|fur faylka|furo faylka|daalaco|ururi|soo ururi|koobi|nuqul|soo qaado"),
    (Says::RUN, "fuli|socodsii|hirgeli|adeegso|isticmaal |u yeer|bilow|ku shaqeysii"),
    (
        Says::SECRET,
        "erayga sirta|ereyga sirta|ereyada sirta|lambarka sirta|furaha sirta|furaha|furayaasha|fure |sirta|xogta gelitaanka|aqoonsiga|calaamadda gelitaanka",
    ),
    (
        Says::CONSENT,
        "adigoon weydiin|adigoon waydiin|weydiin la'aan|waydiin la'aan|ogolaansho la'aan|oggolaansho la'aan|xaqiijin la'aan|ha weydiin|ha waydiin|horay loo ansixiyay|horey loo ogolaaday|ogolaansho waa la bixiyay",
    ),
    (
        Says::AGENT,
        "kaaliyaha ai|kaaliyaha:|ku socota kaaliyaha|wakiilka ai|ku socota wakiilka|moodelka luqadda|qaabka luqadda|ku socota hanti-dhowraha|ku socota dib-u-eegaha",
    ),
    (Says::SILENT, "aamusnaan|si aamusan|qarsoodi|si sir ah|si dhuumasho"),
    (Says::TOOL, "qalab|aaladda|aaladaha|amarka soo socda|khadka amarka|qoraalka amarka|terminaalka|iskiribti"),
    (Says::AGREED, "oggolaaday|ogolaaday|oggolaatay|ogolaatay|ansixiyay|aqbalay|raalli ka"),
    (
        Says::AHEAD,
        "hore u sii|sii hore|horay|horey|wixii ka dambeeya|wixii soo socda oo dhan|tallaabooyinka soo socda|wax kasta oo soo socda|dhammaan tallaabooyinka",
    ),
];

pub(super) const HAITIAN: Tongue = &[
    (Says::CONTENT, "kontni|sa ki ladan|sa ki nan|rezilta|pwodiksyon"),
    (Says::IGNORE, "inyore|iyore|bliye|neglije|meprize|pa swiv|pa okipe|pa pran ka|pa konsidere"),
    (Says::RULES, "enstriksyon|règ |règleman|regleman|kòmand|lòd |direktiv|limitasyon|prensip"),
    (Says::PRIOR, "anvan|avan yo|presedan|anwo|pi wo|ki anlè|sistèm|tout enstriksyon|tout règ|tout lòd|tout sa"),
    (Says::TELL, "di itilizatè|di moun|mansyone|montre |fè konnen|enfòme|revele|avèti|rapòte|pale sou|endike"),
    (Says::NOT, "pa janm|pa dwe|pa bezwen|janm|pinga|piga|okenn|san ou pa|san w pa|san yo pa"),
    (
        Says::TELL_NOT,
        "pa di itilizatè|pa janm di|pa di l|pa di moun|pa di pèsonn|pa mansyone|pa montre|pa fè konnen|pa enfòme|pa revele|pa pale de|san di ",
    ),
    (Says::SEND_NOT, "pa voye|pa janm voye|piga voye|pa telechaje|pa pibliye|pa tache|pa pataje|pa transmèt|pa poste"),
    (Says::USER, "itilizatè|pèsonn|okenn moun|moun k ap itilize"),
    (Says::THIS, "etap sa|enstriksyon sa|aksyon sa|operasyon sa|bagay sa|konsènan sa|sou sa"),
    (Says::SEND, "voye|telechaje|monte fichye|pibliye|tache |transmèt|pataje|poste |mete sou entènèt"),
    (Says::READ, "li fichye|li kontni|li sa|ouvri|louvri|rasanble|ranmase|kopye|kolekte"),
    (Says::RUN, "egzekite|lanse|fè kouri|kouri kòmand|rele |itilize|sèvi ak|demare|mete an mach"),
    (Says::SECRET, "modpas|mo de pas|mo sekrè|kòd sekrè|sekrè|kle |jeton|idantifyan|enfòmasyon koneksyon"),
    (
        Says::CONSENT,
        "san mande|san w pa mande|san konfimasyon|san pèmisyon|san otorizasyon|pa mande pèmisyon|pa mande konfimasyon|pa bezwen mande|deja apwouve|deja dakò|deja bay pèmisyon|otorizasyon deja bay",
    ),
    (
        Says::AGENT,
        "pou asistan|asistan ai|asistan entèlijans|ajan ai|ajan entèlijans|pou ajan|modèl lang|pou oditè|pou revizè|pou evalyatè",
    ),
    (Says::SILENT, "an silans|an sekrè|sekrètman|san bri|san fè bwi|kachèt"),
    (Says::TOOL, "zouti|kòmand|liy kòmand|tèminal|eskrip"),
    (Says::AGREED, "te dakò|deja dakò|apwouve|te aksepte|te otorize|bay pèmisyon|bay dizon"),
    (
        Says::AHEAD,
        "davans|alavans|pou tout sa ki vin apre|tout sa ki swiv|apati kounye a|depi kounye a|pou tout etap|tout etap ki swiv",
    ),
];

pub(super) const KURDISH: Tongue = &[
    (Says::CONTENT, "naverok|encam|hundir|derketin"),
    (
        Says::IGNORE,
        "paşguh|guh nede|guh medin|guh nedin|ji bîr bike|ji bîr bikin|jibîr bike|berçav neke|berçav negire|nehesibîne|betal bike",
    ),
    (Says::RULES, "talîmat|rêwerz|rêgez|rêbaz|ferman|qayde|rêzik|sînordarî"),
    (Says::PRIOR, "berê|pêşîn|pêştir|jorîn|li jor|hemû|hemî|tevahî|pergal|sîstem"),
    (
        Says::TELL,
        "bêje|bêjin|bibêje|behs bike|behs bikin|nîşan bide|nîşan bidin|agahdar bike|agahdar bikin|eşkere bike|diyar bike|ragihîne",
    ),
    (Says::NOT, "neke|nekin|tu car|qet |bêyî|bê ku|nabe |qedexe"),
    (
        Says::TELL_NOT,
        "nebêje|mebêje|nebêjin|mebêjin|behs neke|behs nekin|nîşan nede|nîşan nedin|agahdar neke|agahdar nekin|eşkere neke|bêyî ku bêjî",
    ),
    (Says::SEND_NOT, "neşîne|neşînin|meşîne|meşînin|bar neke|bar nekin|parve neke|parve nekin|weneşîne|pêve neke"),
    (Says::USER, "bikarhêner|tu kesî|ji kesî|kesekî"),
    (Says::THIS, "vê gavê|van gavan|vê pêngavê|vê fermanê|vê talîmatê|vê yekê|vê kiryarê|derbarê vê"),
    (Says::SEND, "bişîne|bişînin|şandin|bar bike|bar bikin|parve bike|parve bikin|biweşîne|pêve bike|veguhezîne"),
    (Says::READ, "bixwîne|veke |vekin|kom bike|kom bikin|berhev bike|berhev bikin|kopî bike|kopî bikin|bistîne"),
    (Says::RUN, "bimeşîne|bixebitîne|xebitandin|bang bike|gazî bike|bi kar bîne|bikar bîne|pêk bîne|dest pê bike"),
    (
        Says::SECRET,
        "şîfre|borînpeyv|peyva derbasbûnê|peyva nepenî|mifte|kilît|nîşane|veşartî|nepenî|pêbawerî|agahiyên têketinê|guherbarên hawîrdorê",
    ),
    (
        Says::CONSENT,
        "bêyî pirsîn|bêyî ku bipirsî|bê pirs|bêyî pejirandin|bêyî erêkirin|bêyî destûr|bê destûr|nepirse|nepirsin|jixwe hatiye pejirandin|berê hatiye erêkirin|destûr hatiye dayîn",
    ),
    (
        Says::AGENT,
        "ji bo alîkar|ji alîkar re|alîkarê ai|asîstan|ajanê ai|ji bo ajan|modela ziman|ji bo kontrolker|ji bo vekoler|ji bo lêkoler",
    ),
    (Says::SILENT, "bêdeng|bi bêdengî|bi dizî|dizîka|bi nepenî|bi veşartî"),
    (Says::TOOL, "amûr|amraz|termînal|skrîpt|rêzika ferman|ferman"),
    (
        Says::AGREED,
        "pejirandiye|erê kiriye|destûr daye|razî bûye|razî ye|qebûl kiriye|hatiye pejirandin|hatiye erêkirin",
    ),
    (
        Says::AHEAD,
        "ji pêş ve|pêşwext|ji niha û pê ve|ji bo her tiştê ku|hemû gavên|li pey tê|di pêşerojê de|ji vir şûnda",
    ),
];

pub(super) const PASHTO: Tongue = &[
    (Says::CONTENT, "محتوا|محتویات|منځپانګ|پایله|پایلې"),
    (
        Says::IGNORE,
        "له پامه|پام مه کوه|سترګې پټې کړه|هېر کړه|هیر کړه|هېر کړئ|هیر کړئ|نظر انداز|مه تعقیبوه|مه تعقیبوئ|باطل کړه",
    ),
    (Says::RULES, "لارښوون|لارښود|قواعد|اصول|حکم|احکام|قانون|قوانین|امرونه|محدودیت|مقررات|کړنلار"),
    (Says::PRIOR, "مخکیني|مخکني|مخکینۍ|پخواني|پورته|ټول |ټولې |ټولو |سیستم|وړاندې|تېر"),
    (Says::TELL, "ووایه|ووایئ|وښایه|وښایئ|خبر کړه|خبر کړئ|یادونه وکړ|څرګند کړه|افشا کړه|ښکاره کړه|ذکر کړه|راپور ورکړه"),
    (Says::NOT, "مه کوه|مه کوئ|هیڅکله|هېڅکله|پرته له|بې له|بغیر|باید نه"),
    (
        Says::TELL_NOT,
        "مه وایه|مه وایئ|مه ښایه|مه ښایئ|مه خبروه|مه خبروئ|مه یادوه|مه یادوئ|مه څرګندوه|مه افشا کوه|مه ښکاره کوه|پرته له دې چې خبر",
    ),
    (
        Says::SEND_NOT,
        "مه لیږه|مه لېږه|مه لیږئ|مه لېږئ|مه استوه|مه پورته کوه|مه اپلوډ کوه|مه خپروه|مه ضمیمه کوه|مه شریکوه",
    ),
    (Says::USER, "کارن |کاروونک|کارونک|یوزر|هیچا|هېچا|هیڅوک"),
    (Says::THIS, "دا ګام|دې ګام|دغه ګام|دا امر|دې لارښوون|دغه لارښوون|دې اړه|دا کار|دې کار"),
    (Says::SEND, "ولیږه|ولېږه|ولیږئ|ولېږئ|واستوه|واستوئ|اپلوډ|پورته کړه|خپور کړه|ضمیمه کړه|شریک کړه"),
    (Says::READ, "ولوله|ولولئ|لوستل|پرانیزه|پرانیزئ|خلاص کړه|راټول|ټول کړه|کاپي کړه|کاپي کړئ|نقل کړه|راواخله"),
    (Says::RUN, "وچلوه|وچلوئ|چلول|اجرا کړه|اجرا کړئ|وکاروه|وکاروئ|پلي کړه|راوبوله|استعمال کړه|ترسره کړه|فعال کړه"),
    (Says::SECRET, "پټنوم|پټ نوم|پاسورډ|پټ کوډ|کیلي|کلید|ټوکن|رازونه|رمز|محرم|اعتبارلیک|د ننوتلو معلومات"),
    (
        Says::CONSENT,
        "پرته له پوښتنې|بې له پوښتنې|پرته له تایید|پرته له تائید|پرته له اجازې|بې اجازې|مه پوښته|پوښتنه مه کوه|دمخه منل شوی|دمخه تایید شوی|اجازه ورکړل شوې|اجازه شوې ده",
    ),
    (
        Says::AGENT,
        "د مرستیال لپاره|مرستیال ته|ai مرستیال|د ژبې ماډل|ژبني ماډل|د اجنټ لپاره|اجنټ ته|پلټونکي ته|ارزوونکي ته|مفتش ته",
    ),
    (Says::SILENT, "په پټه|په چوپه خوله|په چوپتیا|په خاموش|په خفیه|پټ پټ|غلي غلي"),
    (Says::TOOL, "قوماندې|قومانده|کمانډ|وسیله|وسیلې|اوزار|ټرمینل|ترمینل|سکریپټ|سکرېپټ"),
    (
        Says::AGREED,
        "موافقه کړې|موافقه وکړه|تایید کړی|تایید شوی|منلی|منل شوی|منظور شوی|تصویب شوی|اجازه ورکړې|اجازه ورکړل شوې",
    ),
    (Says::AHEAD, "له مخکې|دمخه|له دې وروسته|له اوس څخه|د ټولو راتلونکو|راتلونکو ټولو|ټولو لاندې|د هر څه لپاره چې"),
];
