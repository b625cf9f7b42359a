// swift-format-ignore-file
import UIKit

/// Autoresizing masks, made from autoresizing.yaml.
final class SampleAutoresizingView: UIView {
  let fixed = UIView()
  let a = UILabel()
  let right = UIView()
  let b = UILabel()
  let wide = UIView()
  let c = UILabel()
  let leftWide = UIView()
  let d = UILabel()
  let wideRight = UIView()
  let e = UILabel()
  let middle = UIView()
  let f = UILabel()
  let all = UIView()
  let g = UILabel()
  let bottom = UIView()
  let h = UILabel()

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
    if frame.isEmpty { frame.size = CGSize(width: 240, height: 330) }

    fixed.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    fixed.frame = CGRect(x: 40, y: 10, width: 100, height: 30)
    fixed.autoresizingMask = [.flexibleRightMargin]
    addSubview(fixed)

    a.text = "stays"
    a.font = .preferredFont(forTextStyle: .footnote)
    a.translatesAutoresizingMaskIntoConstraints = false
    fixed.addSubview(a)

    right.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    right.frame = CGRect(x: 40, y: 50, width: 100, height: 30)
    right.autoresizingMask = [.flexibleLeftMargin]
    addSubview(right)

    b.text = "left margin"
    b.font = .preferredFont(forTextStyle: .footnote)
    b.translatesAutoresizingMaskIntoConstraints = false
    right.addSubview(b)

    wide.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    wide.frame = CGRect(x: 40, y: 90, width: 100, height: 30)
    wide.autoresizingMask = [.flexibleWidth]
    addSubview(wide)

    c.text = "width"
    c.font = .preferredFont(forTextStyle: .footnote)
    c.translatesAutoresizingMaskIntoConstraints = false
    wide.addSubview(c)

    leftWide.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    leftWide.frame = CGRect(x: 40, y: 130, width: 100, height: 30)
    leftWide.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
    addSubview(leftWide)

    d.text = "left, width"
    d.font = .preferredFont(forTextStyle: .footnote)
    d.translatesAutoresizingMaskIntoConstraints = false
    leftWide.addSubview(d)

    wideRight.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    wideRight.frame = CGRect(x: 40, y: 170, width: 100, height: 30)
    wideRight.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    addSubview(wideRight)

    e.text = "width, right"
    e.font = .preferredFont(forTextStyle: .footnote)
    e.translatesAutoresizingMaskIntoConstraints = false
    wideRight.addSubview(e)

    middle.backgroundColor = UIColor(red: 0.812, green: 0.925, blue: 0.796, alpha: 1)
    middle.frame = CGRect(x: 40, y: 210, width: 100, height: 30)
    middle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    addSubview(middle)

    f.text = "both margins"
    f.font = .preferredFont(forTextStyle: .footnote)
    f.translatesAutoresizingMaskIntoConstraints = false
    middle.addSubview(f)

    all.backgroundColor = UIColor(red: 0.78, green: 0.843, blue: 0.961, alpha: 1)
    all.frame = CGRect(x: 40, y: 250, width: 100, height: 30)
    all.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    addSubview(all)

    g.text = "everything"
    g.font = .preferredFont(forTextStyle: .footnote)
    g.translatesAutoresizingMaskIntoConstraints = false
    all.addSubview(g)

    bottom.backgroundColor = UIColor(red: 0.961, green: 0.851, blue: 0.78, alpha: 1)
    bottom.frame = CGRect(x: 40, y: 290, width: 100, height: 30)
    bottom.autoresizingMask = [.flexibleTopMargin]
    addSubview(bottom)

    h.text = "top margin"
    h.font = .preferredFont(forTextStyle: .footnote)
    h.translatesAutoresizingMaskIntoConstraints = false
    bottom.addSubview(h)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: fixed.leadingAnchor, constant: 8),
      a.centerYAnchor.constraint(equalTo: fixed.centerYAnchor),
      b.leadingAnchor.constraint(equalTo: right.leadingAnchor, constant: 8),
      b.centerYAnchor.constraint(equalTo: right.centerYAnchor),
      c.leadingAnchor.constraint(equalTo: wide.leadingAnchor, constant: 8),
      c.centerYAnchor.constraint(equalTo: wide.centerYAnchor),
      d.leadingAnchor.constraint(equalTo: leftWide.leadingAnchor, constant: 8),
      d.centerYAnchor.constraint(equalTo: leftWide.centerYAnchor),
      e.leadingAnchor.constraint(equalTo: wideRight.leadingAnchor, constant: 8),
      e.centerYAnchor.constraint(equalTo: wideRight.centerYAnchor),
      f.leadingAnchor.constraint(equalTo: middle.leadingAnchor, constant: 8),
      f.centerYAnchor.constraint(equalTo: middle.centerYAnchor),
      g.leadingAnchor.constraint(equalTo: all.leadingAnchor, constant: 8),
      g.centerYAnchor.constraint(equalTo: all.centerYAnchor),
      h.leadingAnchor.constraint(equalTo: bottom.leadingAnchor, constant: 8),
      h.centerYAnchor.constraint(equalTo: bottom.centerYAnchor),
    ])
  }
}
