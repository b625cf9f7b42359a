// swift-format-ignore-file
import UIKit

/// LooksView, made from looks.yaml.
final class LooksView: UIView {
  let plain = UIView()
  let edged = UIView()
  let inside = UIView()
  let shaded = UIView()
  let faded = GradientView()
  let round = GradientView()
  let glass = UIVisualEffectView()
  let turned = UIView()
  let gone = UIView()
  let under = UIImageView()
  let box = UIImageView()

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
    backgroundColor = .secondarySystemBackground

    plain.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0, green: 1, blue: 0.733, alpha: 0.533) : UIColor(red: 0, green: 0.667, blue: 0.467, alpha: 1) }
    plain.layer.cornerRadius = 12
    plain.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    plain.alpha = 0.5
    plain.translatesAutoresizingMaskIntoConstraints = false
    addSubview(plain)

    edged.layer.borderWidth = 3
    edged.layer.borderColor = UIColor.systemMint.cgColor
    edged.layer.cornerRadius = 8
    edged.clipsToBounds = true
    edged.translatesAutoresizingMaskIntoConstraints = false
    addSubview(edged)

    inside.backgroundColor = .systemYellow
    inside.frame = CGRect(x: 40, y: 20, width: 60, height: 60)
    edged.addSubview(inside)

    shaded.backgroundColor = .systemGray2
    shaded.layer.shadowColor = UIColor.black.cgColor
    shaded.layer.shadowOpacity = 0.5
    shaded.layer.shadowRadius = 5
    shaded.layer.shadowOffset = CGSize(width: 3, height: 2)
    shaded.translatesAutoresizingMaskIntoConstraints = false
    addSubview(shaded)

    faded.gradient.colors = [UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor]
    faded.gradient.locations = [0.2, 0.7]
    faded.gradient.startPoint = CGPoint(x: 0, y: 0.5)
    faded.gradient.endPoint = CGPoint(x: 1, y: 0.5)
    faded.translatesAutoresizingMaskIntoConstraints = false
    addSubview(faded)

    round.gradient.colors = [UIColor.white.cgColor, UIColor.black.cgColor]
    round.gradient.startPoint = CGPoint(x: 0.5, y: 0)
    round.gradient.endPoint = CGPoint(x: 0.5, y: 1)
    round.translatesAutoresizingMaskIntoConstraints = false
    addSubview(round)

    glass.effect = UIBlurEffect(style: .systemUltraThinMaterial)
    glass.translatesAutoresizingMaskIntoConstraints = false
    addSubview(glass)

    turned.backgroundColor = .systemCyan
    // transform of turned is left out
    turned.translatesAutoresizingMaskIntoConstraints = false
    addSubview(turned)

    gone.backgroundColor = .red
    gone.isHidden = true
    gone.translatesAutoresizingMaskIntoConstraints = false
    addSubview(gone)

    under.image = UIImage(systemName: "heart.fill", withConfiguration: UIImage.SymbolConfiguration(weight: .heavy).applying(UIImage.SymbolConfiguration(scale: .large)))
    under.tintColor = .magenta
    under.contentMode = .topLeft
    under.clipsToBounds = true
    under.translatesAutoresizingMaskIntoConstraints = false
    addSubview(under)

    box.image = UIGraphicsImageRenderer(size: CGSize(width: 50, height: 20)).image { _ in }
    box.contentMode = .scaleAspectFill
    box.semanticContentAttribute = .forceRightToLeft
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      plain.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      edged.leadingAnchor.constraint(equalTo: plain.trailingAnchor, constant: 10),
      shaded.leadingAnchor.constraint(equalTo: edged.trailingAnchor, constant: 10),
      plain.topAnchor.constraint(equalTo: edged.topAnchor),
      edged.topAnchor.constraint(equalTo: shaded.topAnchor),
      plain.bottomAnchor.constraint(equalTo: edged.bottomAnchor),
      edged.bottomAnchor.constraint(equalTo: shaded.bottomAnchor),
      plain.widthAnchor.constraint(equalToConstant: 80),
      edged.widthAnchor.constraint(equalToConstant: 80),
      shaded.widthAnchor.constraint(equalToConstant: 80),
      faded.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      round.leadingAnchor.constraint(equalTo: faded.trailingAnchor, constant: 10),
      glass.leadingAnchor.constraint(equalTo: round.trailingAnchor, constant: 10),
      faded.topAnchor.constraint(equalTo: round.topAnchor),
      round.topAnchor.constraint(equalTo: glass.topAnchor),
      faded.bottomAnchor.constraint(equalTo: round.bottomAnchor),
      round.bottomAnchor.constraint(equalTo: glass.bottomAnchor),
      faded.widthAnchor.constraint(equalToConstant: 80),
      round.widthAnchor.constraint(equalToConstant: 80),
      glass.widthAnchor.constraint(equalToConstant: 80),
      turned.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 10),
      gone.leadingAnchor.constraint(equalTo: turned.trailingAnchor, constant: 10),
      under.leadingAnchor.constraint(equalTo: gone.trailingAnchor, constant: 10),
      turned.topAnchor.constraint(equalTo: gone.topAnchor),
      gone.topAnchor.constraint(equalTo: under.topAnchor),
      turned.bottomAnchor.constraint(equalTo: gone.bottomAnchor),
      gone.bottomAnchor.constraint(equalTo: under.bottomAnchor),
      turned.widthAnchor.constraint(equalToConstant: 80),
      gone.widthAnchor.constraint(equalToConstant: 80),
      under.widthAnchor.constraint(equalToConstant: 80),
      plain.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      faded.topAnchor.constraint(equalTo: plain.bottomAnchor, constant: 20),
      faded.heightAnchor.constraint(equalTo: plain.heightAnchor),
      turned.topAnchor.constraint(equalTo: faded.bottomAnchor, constant: 20),
      turned.heightAnchor.constraint(equalTo: plain.heightAnchor),
      box.topAnchor.constraint(equalTo: turned.bottomAnchor, constant: 20),
      box.heightAnchor.constraint(equalTo: plain.heightAnchor),
      plain.heightAnchor.constraint(equalToConstant: 50),
      box.leadingAnchor.constraint(equalTo: turned.leadingAnchor),
      box.widthAnchor.constraint(equalToConstant: 80),
    ])
  }

  /// A view with a gradient for its layer.
  final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    var gradient: CAGradientLayer { (layer as? CAGradientLayer) ?? CAGradientLayer() }
  }
}
