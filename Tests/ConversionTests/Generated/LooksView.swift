// swift-format-ignore-file
import PlumbKit

/// LooksView, made from looks.yaml.
final class LooksView: View {
  let plain = View()
  let edged = View()
  let inside = View()
  let shaded = View()
  let faded = View()
  let round = View()
  let glass = VisualEffectView()
  let turned = View()
  let gone = View()
  let under = ImageView()
  let box = ImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addViews()
    addConstraints()
  }

  required init?(coder: NSCoder) {
    super.init(frame: .zero)
    addViews()
    addConstraints()
  }

  private func addViews() {
    backgroundColor = .secondarySystemBackground

    plain.backgroundColor = Color { $0.appearance == .dark ? Color(red: 0, green: 1, blue: 0.733, alpha: 0.533) : Color(red: 0, green: 0.667, blue: 0.467, alpha: 1) }
    plain.cornerRadius = 12
    plain.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    plain.alpha = 0.5
    plain.translatesAutoresizingMaskIntoConstraints = false
    addSubview(plain)

    edged.border = Border(width: 3, color: Color.systemMint)
    edged.cornerRadius = 8
    edged.clipsToBounds = true
    edged.translatesAutoresizingMaskIntoConstraints = false
    addSubview(edged)

    inside.backgroundColor = .systemYellow
    inside.frame = CGRect(x: 40, y: 20, width: 60, height: 60)
    edged.addSubview(inside)

    shaded.backgroundColor = .systemGray2
    shaded.shadow = Shadow(color: Color.black, opacity: 0.5, radius: 5, offset: CGSize(width: 3, height: 2))
    shaded.translatesAutoresizingMaskIntoConstraints = false
    addSubview(shaded)

    faded.gradient = Gradient(colors: [Color.systemRed, Color.systemBlue], locations: [0.2, 0.7], start: CGPoint(x: 0, y: 0.5), end: CGPoint(x: 1, y: 0.5))
    faded.translatesAutoresizingMaskIntoConstraints = false
    addSubview(faded)

    round.gradient = Gradient(colors: [Color.white, Color.black], start: CGPoint(x: 0.5, y: 0), end: CGPoint(x: 0.5, y: 1))
    round.translatesAutoresizingMaskIntoConstraints = false
    addSubview(round)

    glass.effect = .systemUltraThinMaterial
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

    under.tintColor = .magenta
    under.contentMode = .topLeft
    under.clipsToBounds = true
    // image of under is left out
    under.translatesAutoresizingMaskIntoConstraints = false
    addSubview(under)

    box.image = ImageContent(size: CGSize(width: 50, height: 20))
    box.contentMode = .scaleAspectFill
    box.semanticContentAttribute = .forceRightToLeft
    box.translatesAutoresizingMaskIntoConstraints = false
    addSubview(box)
  }

  private func addConstraints() {
    LayoutConstraint.activate([
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
}
