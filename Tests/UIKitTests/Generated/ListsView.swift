// swift-format-ignore-file
import UIKit

/// ListsView, made from lists.yaml.
final class ListsView: UIView {
  let list = FixedTable(frame: .zero, style: .grouped)
  let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
  let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
  let below = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
  let swiped = UITableViewCell(style: .default, reuseIdentifier: nil)
  let led = UITableViewCell(style: .default, reuseIdentifier: nil)
  let own = UITableViewCell(style: .default, reuseIdentifier: nil)
  let ownAccessory = UISwitch()
  let name = UILabel()
  let bar = UIProgressView()
  let tick = UITableViewCell(style: .default, reuseIdentifier: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addViews()
    addConstraints()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addViews()
    addConstraints()
  }

  private func addViews() {
    list.translatesAutoresizingMaskIntoConstraints = false
    addSubview(list)

    var plainContent = UIListContentConfiguration.cell()
    plainContent.text = "Plain"
    plain.contentConfiguration = plainContent
    plain.accessoryType = .disclosureIndicator
    plain.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)

    var valueContent = UIListContentConfiguration.valueCell()
    valueContent.text = "Left"
    valueContent.secondaryText = "Right"
    valueContent.secondaryTextProperties.color = .systemRed
    value.contentConfiguration = valueContent
    value.selectionStyle = .none
    value.isSelected = true

    // showsSeparator of below is left out
    var belowContent = UIListContentConfiguration.subtitleCell()
    belowContent.text = "Above"
    belowContent.secondaryText = "A longer text below that takes two lines at most and is cut then"
    belowContent.secondaryTextProperties.numberOfLines = 2
    below.contentConfiguration = belowContent

    // swiped of swiped is left out
    // trailingSwipeActions of swiped is left out
    var swipedContent = UIListContentConfiguration.cell()
    swipedContent.text = "Swiped"
    swiped.contentConfiguration = swipedContent

    // swipedSide of led is left out
    // leadingSwipeActions of led is left out
    var ledContent = UIListContentConfiguration.cell()
    ledContent.text = "Led"
    led.contentConfiguration = ledContent

    ownAccessory.isOn = true
    ownAccessory.sizeToFit()
    own.accessoryView = ownAccessory

    name.text = "Of its own"
    name.translatesAutoresizingMaskIntoConstraints = false
    own.contentView.addSubview(name)

    bar.progress = 0.5
    bar.translatesAutoresizingMaskIntoConstraints = false
    own.contentView.addSubview(bar)

    var tickContent = UIListContentConfiguration.cell()
    tickContent.text = "Ticked"
    tickContent.image = UIImage(systemName: "star.fill")
    tick.contentConfiguration = tickContent
    tick.accessoryType = .checkmark
    list.parts = [
      FixedTable.Part(header: "First", footer: "What stands below the first section and is long enough for two lines.", cells: [plain, value, below, swiped, led]),
      FixedTable.Part(cells: [own, tick]),
    ]
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: own.contentView.layoutMarginsGuide.leadingAnchor),
      bar.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      own.contentView.layoutMarginsGuide.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      name.topAnchor.constraint(equalTo: own.contentView.layoutMarginsGuide.topAnchor),
      own.contentView.layoutMarginsGuide.bottomAnchor.constraint(equalTo: name.bottomAnchor),
      bar.centerYAnchor.constraint(equalTo: name.centerYAnchor),
      list.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: list.trailingAnchor),
      list.topAnchor.constraint(equalTo: topAnchor),
      bottomAnchor.constraint(equalTo: list.bottomAnchor),
    ])
  }

  /// A table with the same cells always, as high as they are where nothing else gives it a height.
  final class FixedTable: UITableView, UITableViewDataSource {
    struct Part {
      var header: String? = nil
      var footer: String? = nil
      var cells: [UITableViewCell]
    }

    var parts: [Part] = [] {
      didSet {
        dataSource = self
        reloadData()
      }
    }
    override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }

    func numberOfSections(in tableView: UITableView) -> Int { parts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      parts[section].cells.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      parts[indexPath.section].cells[indexPath.row]
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      parts[section].header
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      parts[section].footer
    }
  }
}
