"""Words of interfaces in 20 languages. Phrases made of them have the letters, the lengths of words and
the script of their language, and no sense."""
# Per locale: how long a text is against English, what stands between words, and words.
LOCALES = {
    "en": (1.0, " ", "settings account privacy notifications display sound storage battery language "
           "region keyboard update about help contact share download network your new the of and"),
    "de": (1.3, " ", "Einstellungen Konto Datenschutz Mitteilungen Anzeige Ton Speicherplatz Batterie "
           "Sprache Region Tastatur Softwareaktualisierung Hilfe Kontakt teilen laden Netzwerk und der"),
    "fr": (1.25, " ", "réglages compte confidentialité notifications écran son stockage batterie langue "
           "région clavier mise à jour aide contacter partager télécharger réseau votre les de"),
    "es": (1.25, " ", "ajustes cuenta privacidad notificaciones pantalla sonido almacenamiento batería "
           "idioma región teclado actualización ayuda contacto compartir descargar red tu los de"),
    "it": (1.2, " ", "impostazioni account riservatezza notifiche schermo suono archivio batteria lingua "
           "regione tastiera aggiornamento aiuto contatto condividi scarica rete il di è"),
    "pt-BR": (1.2, " ", "ajustes conta privacidade notificações tela som armazenamento bateria idioma "
              "região teclado atualização ajuda contato compartilhar baixar rede seu os de"),
    "nl": (1.2, " ", "instellingen account privacy meldingen weergave geluid opslag batterij taal regio "
           "toetsenbord bijwerken hulp contact delen downloaden netwerk je nieuwe het van en"),
    "sv": (1.1, " ", "inställningar konto integritet notiser skärm ljud lagring batteri språk region "
           "tangentbord uppdatering hjälp kontakt dela hämta nätverk din nya och för"),
    "fi": (1.25, " ", "asetukset tili yksityisyys ilmoitukset näyttö ääni tallennustila akku kieli alue "
           "näppäimistö päivitys ohje yhteystieto jaa lataa verkkoyhteys uusi ja"),
    "pl": (1.2, " ", "ustawienia konto prywatność powiadomienia ekran dźwięk pamięć bateria język region "
           "klawiatura uaktualnienie pomoc kontakt udostępnij pobierz sieć twój nowe i w"),
    "ru": (1.2, " ", "настройки аккаунт конфиденциальность уведомления экран звук хранилище аккумулятор "
           "язык регион клавиатура обновление помощь контакт поделиться загрузить сеть новые и в"),
    "tr": (1.1, " ", "ayarlar hesap gizlilik bildirimler ekran ses depolama pil dil bölge klavye "
           "güncelleme yardım iletişim paylaş indir ağ yeni ve için"),
    "vi": (1.15, " ", "cài đặt tài khoản quyền riêng tư thông báo màn hình âm thanh dung lượng pin ngôn "
           "ngữ vùng bàn phím cập nhật trợ giúp liên hệ chia sẻ tải về mạng mới và"),
    "he": (0.8, " ", "הגדרות חשבון פרטיות הודעות תצוגה צליל אחסון סוללה שפה אזור מקלדת עדכון עזרה קשר שיתוף "
           "הורדה רשת חדש של את"),
    "ar": (0.9, " ", "الإعدادات الحساب الخصوصية الإشعارات العرض الصوت التخزين البطارية اللغة المنطقة لوحة "
           "المفاتيح تحديث مساعدة اتصال مشاركة تنزيل الشبكة جديد من في"),
    "hi": (1.1, " ", "सेटिंग खाता गोपनीयता सूचनाएँ स्क्रीन ध्वनि संग्रहण बैटरी भाषा क्षेत्र कीबोर्ड अपडेट सहायता "
           "संपर्क साझा डाउनलोड नेटवर्क आपका नया और"),
    "th": (0.95, "", "การตั้งค่า บัญชี ความเป็นส่วนตัว การแจ้งเตือน จอภาพ เสียง พื้นที่ แบตเตอรี่ ภาษา ภูมิภาค "
           "แป้นพิมพ์ อัปเดต ช่วยเหลือ ติดต่อ แชร์ ดาวน์โหลด เครือข่าย ใหม่ และ"),
    "ja": (0.5, "", "設定 アカウント プライバシー 通知 画面表示 サウンド ストレージ バッテリー 言語 地域 キーボード "
           "更新 ヘルプ 連絡先 共有 ダウンロード ネットワーク の を する"),
    "ko": (0.6, " ", "설정 계정 개인정보 알림 디스플레이 사운드 저장공간 배터리 언어 지역 키보드 업데이트 도움말 "
           "연락처 공유 다운로드 네트워크 새로운 및"),
    "zh-Hans": (0.35, "", "设置 账户 隐私 通知 显示 声音 储存空间 电池 语言 地区 键盘 更新 帮助 联系人 共享 下载 "
                "网络 您的 新 和"),
}
RIGHT_TO_LEFT = ("he", "ar")


def phrase(source, locale, length):
    """A text that says in the locale what takes `length` characters in English, give or take a word."""
    stretch, space, words = LOCALES[locale]
    words = words.split()
    text = ""
    while True:
        word = source.choice(words)
        longer = text + (space if text else "") + word
        if text and abs(len(longer) - length * stretch) >= abs(len(text) - length * stretch):
            return text[0].upper() + text[1:]
        text = longer


def translations(source, length):
    return {locale: phrase(source, locale, length) for locale in LOCALES}

