/// The words that UIKit itself shows in bars, in UIKit's translations. Languages that are not in
/// the table have the English words.
enum SystemWord: Int, Sendable, CaseIterable {
  case back, cancel, done, edit, save, undo, redo, search, more

  /// The word in a locale, a BCP 47 tag.
  func text(in locale: String) -> String {
    let words = Self.words(in: locale, of: Self.table) ?? Self.english
    return words.indices.contains(rawValue) ? words[rawValue] : ""
  }

  /// The words of a table for a locale. Chinese is chosen by its script, or else by a region that implies one. Portugal
  /// may have words of its own.
  static func words(in locale: String, of table: [String: [String]]) -> [String]? {
    let tag = locale.split(separator: "-").map { $0.lowercased() }
    let language = tag.first ?? ""
    let traditional = ["hant", "tw", "hk", "mo"].contains { tag.contains($0) }
    if language == "zh", traditional, !tag.contains("hans"), let words = table["zh-hant"] {
      return words
    }
    if language == "pt", tag.contains("pt", after: 0), let words = table["pt-pt"] { return words }
    return table[language]
  }

  private static let english = [
    "Back", "Cancel", "Done", "Edit", "Save", "Undo", "Redo", "Search", "More",
  ]

  /// The words by language, in the order of the cases.
  private static let table: [String: [String]] = [
    "ar": ["رجوع", "إلغاء", "تم", "تعديل", "حفظ", "تراجع", "إعادة", "بحث", "المزيد"],
    "ca": ["Enrere", "Cancel·lar", "Fet", "Editar", "Desar", "Desfer", "Refer", "Cercar", "Més"],
    "cs": ["Zpět", "Zrušit", "Hotovo", "Upravit", "Uložit", "Odvolat", "Znovu", "Hledat", "Další"],
    "da": ["Tilbage", "Annuller", "OK", "Rediger", "Gem", "Fortryd", "Gentag", "Søg", "Mere"],
    "de": [
      "Zurück", "Abbrechen", "Fertig", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen",
      "Suchen", "Mehr",
    ],
    "el": [
      "Πίσω", "Ακύρωση", "Τέλος", "Επεξεργασία", "Αποθήκευση", "Αναίρεση", "Επανάληψη", "Αναζήτηση",
      "Περισσότερα",
    ],
    "es": ["Atrás", "Cancelar", "OK", "Editar", "Guardar", "Deshacer", "Rehacer", "Buscar", "Más"],
    "fi": [
      "Takaisin", "Kumoa", "Valmis", "Muokkaa", "Tallenna", "Kumoa", "Tee sittenkin", "Etsi",
      "Lisää",
    ],
    "fr": [
      "Retour", "Annuler", "OK", "Modifier", "Enregistrer", "Annuler", "Rétablir", "Rechercher",
      "Autres",
    ],
    "he": ["חזרה", "ביטול", "סיום", "עריכה", "שמירה", "בטל", "שחזר", "חיפוש", "עוד"],
    "hi": [
      "वापस", "रद्द करें", "पूर्ण", "संपादित करें", "सहेजें", "पूर्ववत् करें", "फिर से करें", "खोजें", "अधिक",
    ],
    "hr": ["Natrag", "Odustani", "OK", "Uredi", "Spremi", "Poništi", "Ponovi", "Traži", "Više"],
    "hu": [
      "Vissza", "Mégsem", "Kész", "Szerkesztés", "Mentés", "Visszavonás", "Ismét", "Keresés",
      "Továbbiak",
    ],
    "id": [
      "Kembali", "Batal", "Selesai", "Edit", "Simpan", "Batalkan", "Ulangi", "Cari", "Lainnya",
    ],
    "it": [
      "Indietro", "Annulla", "Fine", "Modifica", "Salva", "Annulla", "Ripristina", "Cerca", "Altro",
    ],
    "ja": ["戻る", "キャンセル", "完了", "編集", "保存", "取り消す", "やり直す", "検索", "その他"],
    "ko": ["뒤로", "취소", "완료", "편집", "저장", "실행 취소", "실행 복귀", "검색", "더 보기"],
    "ms": [
      "Kembali", "Batal", "Selesai", "Edit", "Simpan", "Buat Asal", "Buat Semula", "Cari", "Lagi",
    ],
    "nb": ["Tilbake", "Avbryt", "Ferdig", "Rediger", "Arkiver", "Angre", "Gjør om", "Søk", "Mer"],
    "nl": [
      "Terug", "Annuleer", "Gereed", "Wijzig", "Bewaar", "Herstel", "Opnieuw", "Zoek", "Meer",
    ],
    "pl": [
      "Wstecz", "Anuluj", "Gotowe", "Edytuj", "Zachowaj", "Cofnij", "Ponów", "Szukaj", "Więcej",
    ],
    "pt": [
      "Voltar", "Cancelar", "OK", "Editar", "Salvar", "Desfazer", "Refazer", "Buscar", "Mais",
    ],
    "pt-pt": [
      "Anterior", "Cancelar", "OK", "Editar", "Guardar", "Desfazer", "Refazer", "Procurar", "Mais",
    ],
    "ro": [
      "Înapoi", "Anulați", "OK", "Editați", "Salvați", "Anulați", "Refaceți", "Căutați",
      "Mai multe",
    ],
    "ru": [
      "Назад", "Отменить", "Готово", "Править", "Сохранить", "Отменить", "Повторить", "Поиск",
      "Еще",
    ],
    "sk": [
      "Späť", "Zrušiť", "Hotovo", "Upraviť", "Uložiť", "Odvolať", "Opakovať", "Hľadať", "Viac",
    ],
    "sv": ["Tillbaka", "Avbryt", "Klar", "Redigera", "Spara", "Ångra", "Gör om", "Sök", "Mer"],
    "th": ["ย้อนกลับ", "ยกเลิก", "เสร็จสิ้น", "แก้ไข", "บันทึก", "เลิกทำ", "ทำอีกครั้ง", "ค้นหา", "เพิ่มเติม"],
    "tr": [
      "Geri", "Vazgeç", "Bitti", "Düzenle", "Kaydet", "Geri Al", "Yinele", "Ara", "Daha Fazla",
    ],
    "uk": [
      "Назад", "Скасувати", "Готово", "Змінити", "Зберегти", "Скасувати", "Повторити", "Пошук",
      "Більше",
    ],
    "vi": ["Quay lại", "Hủy", "Xong", "Sửa", "Lưu", "Hoàn tác", "Làm lại", "Tìm kiếm", "Thêm"],
    "zh": ["返回", "取消", "完成", "编辑", "存储", "撤销", "重做", "搜索", "更多"],
    "zh-hant": ["返回", "取消", "完成", "編輯", "儲存", "還原", "重做", "搜尋", "更多"],
  ]
}

extension [String] {
  fileprivate func contains(_ part: String, after index: Int) -> Bool {
    dropFirst(index + 1).contains(part)
  }
}
