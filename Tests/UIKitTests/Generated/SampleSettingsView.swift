// swift-format-ignore-file
import UIKit

/// Settings, made from settings.yaml.
final class SampleSettingsView: UIView {
  let title = UILabel()
  let group = UIStackView()
  let wifi = UIView()
  let wifiName = UILabel()
  let wifiToggle = UISwitch()
  let settingBluetooth = UIView()
  let settingBluetoothName = UILabel()
  let settingBluetoothToggle = UISwitch()
  let settingRoaming = UIView()
  let settingRoamingName = UILabel()
  let settingRoamingToggle = UISwitch()
  let badge = SizedView(CGSize(width: 8, height: 8))

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
    backgroundColor = UIColor(red: 0.949, green: 0.949, blue: 0.969, alpha: 1)

    title.font = .preferredFont(forTextStyle: .largeTitle)
    title.textColor = .black
    title.text = "Settings"
    title.translatesAutoresizingMaskIntoConstraints = false
    addSubview(title)

    group.axis = .vertical
    group.spacing = 12
    group.translatesAutoresizingMaskIntoConstraints = false
    addSubview(group)

    wifi.backgroundColor = .white
    wifi.layer.cornerRadius = 10
    group.addArrangedSubview(wifi)

    wifiName.numberOfLines = 0
    wifiName.textColor = .black
    wifiName.text = "Wi-Fi"
    wifiName.translatesAutoresizingMaskIntoConstraints = false
    wifi.addSubview(wifiName)

    wifiToggle.isOn = true
    wifiToggle.translatesAutoresizingMaskIntoConstraints = false
    wifi.addSubview(wifiToggle)

    settingBluetooth.backgroundColor = .white
    settingBluetooth.layer.cornerRadius = 10
    group.addArrangedSubview(settingBluetooth)

    settingBluetoothName.numberOfLines = 0
    settingBluetoothName.textColor = .black
    settingBluetoothName.text = "Bluetooth"
    settingBluetoothName.translatesAutoresizingMaskIntoConstraints = false
    settingBluetooth.addSubview(settingBluetoothName)

    settingBluetoothToggle.isOn = false
    settingBluetoothToggle.translatesAutoresizingMaskIntoConstraints = false
    settingBluetooth.addSubview(settingBluetoothToggle)

    settingRoaming.backgroundColor = .white
    settingRoaming.layer.cornerRadius = 10
    group.addArrangedSubview(settingRoaming)

    settingRoamingName.numberOfLines = 0
    settingRoamingName.textColor = .black
    settingRoamingName.text = "Data roaming"
    settingRoamingName.translatesAutoresizingMaskIntoConstraints = false
    settingRoaming.addSubview(settingRoamingName)

    settingRoamingToggle.isOn = false
    settingRoamingToggle.translatesAutoresizingMaskIntoConstraints = false
    settingRoaming.addSubview(settingRoamingToggle)

    badge.backgroundColor = UIColor(red: 0.69, green: 0, blue: 0.125, alpha: 1)
    badge.layer.cornerRadius = 4
    badge.translatesAutoresizingMaskIntoConstraints = false
    addSubview(badge)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      wifi.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      settingBluetooth.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      settingRoaming.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      wifiName.leadingAnchor.constraint(equalTo: wifi.leadingAnchor, constant: 12),
      settingBluetoothName.leadingAnchor.constraint(equalTo: settingBluetooth.leadingAnchor, constant: 12),
      settingRoamingName.leadingAnchor.constraint(equalTo: settingRoaming.leadingAnchor, constant: 12),
      wifiToggle.leadingAnchor.constraint(greaterThanOrEqualTo: wifiName.trailingAnchor, constant: 12),
      settingBluetoothToggle.leadingAnchor.constraint(greaterThanOrEqualTo: settingBluetoothName.trailingAnchor, constant: 12),
      settingRoamingToggle.leadingAnchor.constraint(greaterThanOrEqualTo: settingRoamingName.trailingAnchor, constant: 12),
      wifiToggle.trailingAnchor.constraint(equalTo: wifi.trailingAnchor, constant: -12),
      settingBluetoothToggle.trailingAnchor.constraint(equalTo: settingBluetooth.trailingAnchor, constant: -12),
      settingRoamingToggle.trailingAnchor.constraint(equalTo: settingRoaming.trailingAnchor, constant: -12),
      wifiToggle.centerYAnchor.constraint(equalTo: wifi.centerYAnchor),
      settingBluetoothToggle.centerYAnchor.constraint(equalTo: settingBluetooth.centerYAnchor),
      settingRoamingToggle.centerYAnchor.constraint(equalTo: settingRoaming.centerYAnchor),
      wifiName.centerYAnchor.constraint(equalTo: wifi.centerYAnchor),
      settingBluetoothName.centerYAnchor.constraint(equalTo: settingBluetooth.centerYAnchor),
      settingRoamingName.centerYAnchor.constraint(equalTo: settingRoaming.centerYAnchor),
      wifiName.topAnchor.constraint(greaterThanOrEqualTo: wifi.topAnchor, constant: 6),
      settingBluetoothName.topAnchor.constraint(greaterThanOrEqualTo: settingBluetooth.topAnchor, constant: 6),
      settingRoamingName.topAnchor.constraint(greaterThanOrEqualTo: settingRoaming.topAnchor, constant: 6),
      wifi.heightAnchor.constraint(equalToConstant: 44)
        .with(priority: .defaultLow),
      settingBluetooth.heightAnchor.constraint(equalToConstant: 44)
        .with(priority: .defaultLow),
      settingRoaming.heightAnchor.constraint(equalToConstant: 44)
        .with(priority: .defaultLow),
      title.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor, constant: 24),
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      group.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: group.trailingAnchor, constant: 16),
      group.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 12),
      badge.leadingAnchor.constraint(equalTo: wifiName.trailingAnchor, constant: 6),
      badge.centerYAnchor.constraint(equalTo: wifiName.centerYAnchor),
    ])
  }

  /// A view with an intrinsic size.
  final class SizedView: UIView {
    private var size = CGSize.zero

    convenience init(_ size: CGSize) {
      self.init(frame: .zero)
      self.size = size
    }

    override var intrinsicContentSize: CGSize { size }
  }
}

extension NSLayoutConstraint {
  /// The constraint with a priority and a name.
  fileprivate func with(priority: UILayoutPriority = .required, identifier: String? = nil) -> NSLayoutConstraint {
    self.priority = priority
    self.identifier = identifier
    return self
  }
}
