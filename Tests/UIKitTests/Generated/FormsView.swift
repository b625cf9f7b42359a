// swift-format-ignore-file
import UIKit

/// FormsView, made from forms.yaml.
final class FormsView: UIView {
  let third = UIView()
  let half = GradientView()
  let runs = UILabel()
  let slanted = UILabel()
  let side = UIButton(type: .system)
  let scroll = UIScrollView()
  let inner = SizedView(CGSize(width: 90, height: 300))

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
    third.backgroundColor = .systemGray5
    third.translatesAutoresizingMaskIntoConstraints = false
    addSubview(third)

    half.backgroundColor = .systemGray4
    half.gradient.colors = [UIColor.systemRed.cgColor, UIColor.systemTeal.cgColor]
    half.gradient.locations = [0, 0.4]
    half.gradient.startPoint = CGPoint(x: 0.5, y: 0)
    half.gradient.endPoint = CGPoint(x: 0.5, y: 1)
    half.translatesAutoresizingMaskIntoConstraints = false
    addSubview(half)

    runs.numberOfLines = 0
    runs.attributedText = styled([
      ("Bold", [.font: UIFont.systemFont(ofSize: 17, weight: .bold), .kern: 2 as CGFloat]),
      (" and ", [:]),
      ("raised", [.font: UIFont.italicSystemFont(ofSize: 17), .baselineOffset: 4 as CGFloat]),
      (" green", [.foregroundColor: UIColor(red: 0.204, green: 0.78, blue: 0.349, alpha: 1), .underlineStyle: NSUnderlineStyle.single.rawValue]),
    ])
    runs.translatesAutoresizingMaskIntoConstraints = false
    addSubview(runs)

    slanted.text = "Slanted"
    // font of slanted is left out
    slanted.translatesAutoresizingMaskIntoConstraints = false
    addSubview(slanted)

    side.setTitle("At the side", for: .normal)
    side.contentHorizontalAlignment = .trailing
    side.contentVerticalAlignment = .top
    side.titleLabel?.font = .preferredFont(forTextStyle: .body)
    side.translatesAutoresizingMaskIntoConstraints = false
    addSubview(side)

    scroll.translatesAutoresizingMaskIntoConstraints = false
    addSubview(scroll)

    inner.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(inner)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      third.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 1 / 3),
      third.heightAnchor.constraint(equalTo: widthAnchor, multiplier: 0.25),
      third.leftAnchor.constraint(equalTo: leftAnchor, constant: 8),
      third.topAnchor.constraint(equalTo: safeAreaLayoutGuide.topAnchor),
      NSLayoutConstraint(item: half, attribute: .centerX, relatedBy: .equal, toItem: self, attribute: .centerX, multiplier: 1.5, constant: 0),
      half.widthAnchor.constraint(equalTo: third.heightAnchor, multiplier: 2, constant: -20),
      half.heightAnchor.constraint(equalTo: half.widthAnchor),
      half.centerYAnchor.constraint(equalTo: third.centerYAnchor),
      runs.topAnchor.constraint(equalTo: third.bottomAnchor, constant: 10),
      runs.leftAnchor.constraint(equalTo: third.leftAnchor),
      runs.widthAnchor.constraint(lessThanOrEqualTo: third.widthAnchor, multiplier: 2),
      slanted.firstBaselineAnchor.constraint(equalTo: runs.lastBaselineAnchor, constant: 24),
      slanted.leftAnchor.constraint(equalTo: third.leftAnchor),
      side.topAnchor.constraint(equalTo: slanted.bottomAnchor),
      side.leftAnchor.constraint(equalTo: third.leftAnchor),
      side.widthAnchor.constraint(equalToConstant: 200),
      side.heightAnchor.constraint(equalToConstant: 50),
      scroll.topAnchor.constraint(equalTo: side.bottomAnchor),
      scroll.heightAnchor.constraint(equalToConstant: 60),
      scroll.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      inner.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      inner.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      inner.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      inner.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      inner.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
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

  /// A view with a gradient for its layer.
  final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    var gradient: CAGradientLayer { (layer as? CAGradientLayer) ?? CAGradientLayer() }
  }
}

/// The controller of the screen, with the items of its bars.
final class FormsViewController: UIViewController {
  private let screen = FormsView()

  override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
    addItems()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addItems()
  }

  override func loadView() { view = screen }

  private func addItems() {
    navigationItem.title = "Forms"
    let leftBarButtonItem1 = UIBarButtonItem(title: "Wide", style: .plain, target: nil, action: nil)
    leftBarButtonItem1.width = 90
    leftBarButtonItem1.tintColor = .systemRed
    navigationItem.leftBarButtonItems = [
      leftBarButtonItem1,
    ]
    navigationItem.leftItemsSupplementBackButton = true
    navigationItem.searchController = UISearchController(searchResultsController: nil)
    navigationItem.searchController?.searchBar.placeholder = "Find"
    tabBarItem = UITabBarItem(title: "One", image: UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }, selectedImage: UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in })
    tabBarItem.badgeValue = "2"
  }
}

/// A text of parts that have attributes of their own.
private func styled(_ parts: [(String, [NSAttributedString.Key: Any])]) -> NSAttributedString {
  let text = NSMutableAttributedString(string: "")
  for (part, attributes) in parts {
    text.append(NSAttributedString(string: part, attributes: attributes))
  }
  return text
}
