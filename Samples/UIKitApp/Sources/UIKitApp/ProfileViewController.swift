import UIKit

/// A control with stars, of which a person chooses as many as they like. It draws them itself.
public final class RatingControl: UIControl {
  public var value = 0 {
    didSet {
      setNeedsDisplay()
      sendActions(for: .valueChanged)
    }
  }
  private let count = 5
  private let side: CGFloat = 28
  private let gap: CGFloat = 6

  public override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(count) * (side + gap) - gap, height: side)
  }

  public override func draw(_ rect: CGRect) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for index in 0..<count {
      let place = isMirrored ? count - 1 - index : index
      let x = CGFloat(place) * (side + gap)
      let path = star(in: CGRect(x: x, y: 0, width: side, height: side))
      (index < value ? UIColor.systemYellow : UIColor.systemGray4).setFill()
      path.fill()
    }
  }

  private func star(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<10 {
      let radius = rect.width / 2 * (corner % 2 == 0 ? 1 : 0.45)
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}

/// The header of a profile: colours that change, behind a face.
final class HeaderView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }
  override func didMoveToWindow() {
    super.didMoveToWindow()
    show()
  }
  private func show() {
    let colors = [UIColor.brand, UIColor.systemIndigo].map {
      $0.resolvedColor(with: traitCollection)
    }
    (layer as? CAGradientLayer)?.colors = colors.map(\.cgColor)
  }
}

public final class ProfileViewController: UIViewController {
  private let header = HeaderView()
  private let avatar = AvatarView()
  private let nameLabel = UILabel()
  private let aboutLabel = UILabel()
  private let ratingLabel = UILabel()
  public let rating = RatingControl()
  private let followButton = UIButton(configuration: .tinted())

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = Words.text("profile.title")
    view.backgroundColor = .systemBackground
    avatar.name = "Clara"
    avatar.layer.borderWidth = 4
    avatar.layer.borderColor = UIColor.systemBackground.cgColor
    avatar.layer.cornerRadius = 44
    nameLabel.text = "Clara Weiß"
    nameLabel.font = .preferredFont(forTextStyle: .title1)
    aboutLabel.text = Words.text("profile.about")
    aboutLabel.font = .preferredFont(forTextStyle: .body)
    aboutLabel.textColor = .secondaryLabel
    aboutLabel.numberOfLines = 0
    aboutLabel.textAlignment = .center
    ratingLabel.text = Words.text("profile.rating")
    ratingLabel.font = .preferredFont(forTextStyle: .footnote)
    rating.value = 4
    followButton.configuration?.title = Words.text("profile.follow")
    followButton.configuration?.image = UIImage(systemName: "plus")
    followButton.configuration?.imagePadding = 6
    view.addPlaced(header, avatar, nameLabel, aboutLabel, ratingLabel, rating, followButton)
    layOut()
  }

  private func layOut() {
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      header.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.28),
      avatar.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      avatar.centerYAnchor.constraint(equalTo: header.bottomAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 88),
      avatar.heightAnchor.constraint(equalToConstant: 88),
      nameLabel.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 12),
      nameLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      aboutLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 8),
      aboutLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      aboutLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ratingLabel.topAnchor.constraint(equalTo: aboutLabel.bottomAnchor, constant: 28),
      ratingLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      rating.topAnchor.constraint(equalTo: ratingLabel.bottomAnchor, constant: 8),
      rating.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      followButton.topAnchor.constraint(equalTo: rating.bottomAnchor, constant: 28),
      followButton.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }
}

/// The app: three screens behind tabs.
@MainActor
public func makeApp() -> UITabBarController {
  func tab(_ controller: UIViewController, _ key: String, _ symbol: String) -> UIViewController {
    let navigation = UINavigationController(rootViewController: controller)
    navigation.tabBarItem = UITabBarItem(
      title: Words.text(key), image: UIImage(systemName: symbol), tag: 0)
    return navigation
  }
  let tabs = UITabBarController()
  tabs.viewControllers = [
    tab(FeedViewController(posts: Post.samples()), "feed.title", "house"),
    tab(ProfileViewController(), "profile.title", "person"),
    tab(SettingsViewController(), "settings.title", "gear"),
  ]
  return tabs
}
