import UIKit

/// Ten screens of different kinds: forms, lists, cards and a grid, in the language that is asked for.
enum Screens {
  static let words: [String: [String]] = [
    "en": ["Account", "Notifications are sent once a day", "Save", "Members of the team"],
    "de": [
      "Konto", "Benachrichtigungen werden einmal täglich verschickt", "Sichern",
      "Mitglieder der Gruppe",
    ],
    "fr": [
      "Compte", "Les notifications sont envoyées une fois par jour", "Enregistrer",
      "Membres de l’équipe",
    ],
    "es": [
      "Cuenta", "Las notificaciones se envían una vez al día", "Guardar", "Miembros del equipo",
    ],
    "it": [
      "Account", "Le notifiche vengono inviate una volta al giorno", "Salva",
      "Membri della squadra",
    ],
    "pl": ["Konto", "Powiadomienia są wysyłane raz dziennie", "Zapisz", "Członkowie zespołu"],
    "ru": [
      "Учётная запись", "Уведомления отправляются раз в день", "Сохранить", "Участники команды",
    ],
    "ar": ["الحساب", "تُرسل الإشعارات مرة واحدة في اليوم", "حفظ", "أعضاء الفريق"],
    "ja": ["アカウント", "通知は1日に1回送信されます", "保存", "チームのメンバー"],
    "vi": ["Tài khoản", "Thông báo được gửi mỗi ngày một lần", "Lưu", "Thành viên của nhóm"],
  ]

  static func make(_ index: Int, _ locale: String) -> UIViewController {
    let words = Screens.words[locale] ?? []
    switch index {
    case 0..<4: return FormController(words: words, rows: 4 + 2 * index)
    case 4..<7:
      return UINavigationController(
        rootViewController: ListController(words: words, rows: 10 * index))
    default: return CardsController(words: words, cards: index - 4)
    }
  }
}

final class FormController: UIViewController {
  private let words: [String]
  private let rows: Int

  init(words: [String], rows: Int) {
    (self.words, self.rows) = (words, rows)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: (0..<rows).map(row))
    stack.axis = .vertical
    stack.spacing = 8
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: words[2]) { _ in })
    for one in [stack, button] {
      one.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(one)
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      button.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 16),
      button.leadingAnchor.constraint(equalTo: stack.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
    ])
  }

  private func row(_ index: Int) -> UIView {
    let label = UILabel()
    label.text = words[index % words.count]
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    let control: UIView = index % 2 == 0 ? UISwitch() : UITextField()
    (control as? UITextField)?.borderStyle = .roundedRect
    control.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, control])
    row.alignment = .center
    row.spacing = 12
    return row
  }
}

final class ListController: UITableViewController {
  private let words: [String]
  private let rows: Int

  init(words: [String], rows: Int) {
    (self.words, self.rows) = (words, rows)
    super.init(style: .insetGrouped)
    title = words[3]
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = words[indexPath.row % words.count]
    content.secondaryText = words[1]
    content.image = UIImage(systemName: "person.circle")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }
}

final class CardsController: UIViewController {
  private let words: [String]
  private let cards: Int

  init(words: [String], cards: Int) {
    (self.words, self.cards) = (words, cards)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let scroll = UIScrollView()
    let stack = UIStackView(arrangedSubviews: (0..<cards).map { _ in CardView(words: words) })
    stack.axis = .vertical
    stack.spacing = 12
    for (one, owner) in [(scroll, view!), (stack, scroll)] as [(UIView, UIView)] {
      one.translatesAutoresizingMaskIntoConstraints = false
      owner.addSubview(one)
    }
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(
        equalTo: scroll.frameLayoutGuide.trailingAnchor, constant: -16),
    ])
  }
}

/// A card with a symbol, two texts and a button.
final class CardView: UIView {
  init(words: [String]) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 12
    layer.shadowOpacity = 0.1
    layer.shadowRadius = 4
    let symbol = UIImageView(image: UIImage(systemName: "star.fill"))
    let (title, text) = (UILabel(), UILabel())
    title.text = words[0]
    title.font = .preferredFont(forTextStyle: .headline)
    text.text = words[1]
    text.font = .preferredFont(forTextStyle: .subheadline)
    text.numberOfLines = 0
    let button = UIButton(type: .system)
    button.setTitle(words[2], for: .normal)
    for one in [symbol, title, text, button] {
      one.translatesAutoresizingMaskIntoConstraints = false
      addSubview(one)
    }
    NSLayoutConstraint.activate([
      symbol.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      symbol.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      title.leadingAnchor.constraint(equalTo: symbol.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      text.leadingAnchor.constraint(equalTo: symbol.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: text.trailingAnchor),
      button.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: button.leadingAnchor, constant: -8),
      text.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
