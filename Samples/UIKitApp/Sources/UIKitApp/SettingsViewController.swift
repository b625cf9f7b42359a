import UIKit

/// Settings in groups, from a diffable data source.
public final class SettingsViewController: UIViewController {
  private enum Section: Int, CaseIterable { case account, notices }
  private enum Row: Hashable {
    case name, language
    case push, sounds, badges
  }

  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private var source: Source?

  private final class Source: UITableViewDiffableDataSource<Section, Row> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? {
      Words.text(section == 0 ? "settings.account" : "settings.notices")
    }
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = Words.text("settings.title")
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    source = Source(tableView: tableView) { [weak self] table, path, row in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      self?.fill(cell, row)
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([.name, .language], toSection: .account)
    snapshot.appendItems([.push, .sounds, .badges], toSection: .notices)
    source?.apply(snapshot, animatingDifferences: false)
  }

  private func fill(_ cell: UITableViewCell, _ row: Row) {
    var content = UIListContentConfiguration.valueCell()
    switch row {
    case .name: (content.text, content.secondaryText) = (Words.text("settings.name"), "Clara Weiß")
    case .language:
      content.text = Words.text("settings.language")
      content.secondaryText = Words.text("settings.ownLanguage")
    case .push: content.text = Words.text("settings.push")
    case .sounds: content.text = Words.text("settings.sounds")
    case .badges: content.text = Words.text("settings.badges")
    }
    cell.contentConfiguration = content
    switch row {
    case .name, .language: cell.accessoryType = .disclosureIndicator
    case .push, .sounds, .badges:
      let toggle = UISwitch()
      toggle.isOn = row != .sounds
      toggle.onTintColor = .brand
      cell.accessoryView = toggle
    }
  }
}
