import LayoutScene

extension TabBarItem {
  /// The system's items, under the names of UIKit's `UITabBarItem.SystemItem`. Each has a word in the screen's language
  /// and a symbol.
  public enum SystemItem: String, Sendable, Hashable, CaseIterable {
    /// The other items of a tab bar that has no room for them.
    case more
    /// What the user has marked.
    case favorites
    /// What the app recommends.
    case featured
    /// What users rate highest.
    case topRated
    /// What the user looked at last.
    case recents
    /// People.
    case contacts
    /// What the user did.
    case history
    /// The user's bookmarks.
    case bookmarks
    /// A search.
    case search
    /// What is or was downloaded.
    case downloads
    /// What is newest.
    case mostRecent
    /// What users look at most.
    case mostViewed

    fileprivate var symbol: String {
      switch self {
      case .more: "ellipsis"
      case .favorites, .featured, .topRated: "star.fill"
      case .recents, .history, .mostRecent: "clock.fill"
      case .contacts: "person.crop.circle.fill"
      case .bookmarks: "book.fill"
      case .search: "magnifyingglass"
      case .downloads: "arrow.down.circle.fill"
      case .mostViewed: "list.number"
      }
    }

    /// The word in a locale, a BCP 47 tag. Languages without a word here have the English one.
    func text(in locale: String) -> String {
      switch self {
      case .more: return SystemWord.more.text(in: locale)
      case .search: return SystemWord.search.text(in: locale)
      default: break
      }
      let words = SystemWord.words(in: locale, of: Self.words) ?? Self.english
      return Self.named.firstIndex(of: self).map { words[$0] } ?? ""
    }

    /// The items with words of their own, in the order of the words below.
    private static let named: [SystemItem] = [
      .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .downloads,
      .mostRecent, .mostViewed,
    ]

    private static let english = words(
      "Favorites|Featured|Top Rated|Recents|Contacts|History|Bookmarks|Downloads|Most Recent|Most Viewed"
    )

    private static let words: [String: [String]] = [
      "ar":
        "المفضلة|مميز|الأعلى تقييمًا|الحديثة|جهات الاتصال|السجل|العلامات|التنزيلات|الأحدث|الأكثر مشاهدة",
      "de":
        "Favoriten|Highlights|Top bewertet|Anrufliste|Kontakte|Verlauf|Lesezeichen|Downloads|Neueste|Meistgesehen",
      "es":
        "Favoritos|Destacado|Más valorado|Recientes|Contactos|Historial|Marcadores|Descargas|Más reciente|Más visto",
      "fr":
        "Favoris|Sélection|Mieux notés|Récents|Contacts|Historique|Signets|Téléchargements|Plus récents|Plus vus",
      "it":
        "Preferiti|In evidenza|Più votati|Recenti|Contatti|Cronologia|Preferiti|Download|Più recenti|Più visti",
      "ja": "よく使う項目|おすすめ|トップレート|履歴|連絡先|履歴|ブックマーク|ダウンロード|最新|再生回数順",
      "ko": "즐겨찾기|추천|최고 평가|최근 통화|연락처|방문 기록|책갈피|다운로드|최근 항목|가장 많이 본 항목",
      "nl":
        "Favorieten|Uitgelicht|Best beoordeeld|Recent|Contacten|Geschiedenis|Bladwijzers|Downloads|Meest recent|Meest bekeken",
      "pt":
        "Favoritos|Destaques|Mais Votados|Recentes|Contatos|Histórico|Favoritos|Downloads|Mais Recentes|Mais Vistos",
      "ru":
        "Избранные|Рекомендации|Лучшие|Недавние|Контакты|История|Закладки|Загрузки|Последние|Популярные",
      "sv":
        "Favoriter|Utvalt|Högst betyg|Senaste|Kontakter|Historik|Bokmärken|Hämtningar|Senaste|Mest visade",
      "zh": "个人收藏|精选|最受好评|最近通话|通讯录|历史记录|书签|下载|最新|最多浏览",
      "zh-hant": "喜好項目|精選|最受好評|通話記錄|聯絡資訊|瀏覽記錄|書籤|下載項目|最新|最多人檢視",
    ].mapValues(words)

    private static func words(_ list: String) -> [String] {
      list.split(separator: "|").map(String.init)
    }
  }

  /// One of the system's items.
  public convenience init(tabBarSystemItem system: SystemItem, tag: Int = 0) {
    self.init(title: nil, image: ImageContent(systemName: system.symbol), tag: tag)
    systemItem = system
  }

  /// The title, or the word of a system's item without one.
  func shownTitle(in traits: Traits) -> String? {
    title ?? systemItem?.text(in: traits.locale)
  }
}
