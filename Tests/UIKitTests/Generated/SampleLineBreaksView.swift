// swift-format-ignore-file
import UIKit

/// Line breaks, made from line-breaks.yaml.
final class SampleLineBreaksView: UIView {
  let list = UIStackView()
  let byWord = UILabel()
  let byChar = UILabel()
  let clip = UILabel()
  let head = UILabel()
  let middle = UILabel()
  let tail = UILabel()
  let long = UILabel()
  let soft = UILabel()

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
    list.axis = .vertical
    list.spacing = 10
    list.translatesAutoresizingMaskIntoConstraints = false
    addSubview(list)

    byWord.numberOfLines = 0
    byWord.lineBreakMode = .byWordWrapping
    byWord.text = "By word: the quick brown fox jumps over the lazy dog"
    byWord.backgroundColor = UIColor(red: 0.933, green: 0.945, blue: 0.984, alpha: 1)
    list.addArrangedSubview(byWord)

    byChar.numberOfLines = 0
    byChar.lineBreakMode = .byCharWrapping
    byChar.text = "By character: the quick brown fox jumps over the dog"
    byChar.backgroundColor = UIColor(red: 0.933, green: 0.945, blue: 0.984, alpha: 1)
    list.addArrangedSubview(byChar)

    clip.lineBreakMode = .byClipping
    clip.text = "Clipping: the quick brown fox"
    clip.backgroundColor = UIColor(red: 0.933, green: 0.945, blue: 0.984, alpha: 1)
    list.addArrangedSubview(clip)

    head.lineBreakMode = .byTruncatingHead
    head.text = "Head: the quick brown fox jumps"
    head.backgroundColor = UIColor(red: 0.933, green: 0.945, blue: 0.984, alpha: 1)
    list.addArrangedSubview(head)

    middle.lineBreakMode = .byTruncatingMiddle
    middle.text = "Middle: the quick brown fox jumps"
    middle.backgroundColor = UIColor(red: 0.933, green: 0.945, blue: 0.984, alpha: 1)
    list.addArrangedSubview(middle)

    tail.lineBreakMode = .byTruncatingTail
    tail.text = "Tail: the quick brown fox jumps"
    tail.backgroundColor = UIColor(red: 0.933, green: 0.945, blue: 0.984, alpha: 1)
    list.addArrangedSubview(tail)

    long.numberOfLines = 0
    long.text = "Donaudampfschifffahrtsgesellschaft"
    long.backgroundColor = UIColor(red: 0.933, green: 0.945, blue: 0.984, alpha: 1)
    list.addArrangedSubview(long)

    soft.numberOfLines = 0
    soft.text = "Donau­dampf­schiff­fahrts­gesell­schaft"
    soft.backgroundColor = UIColor(red: 0.933, green: 0.945, blue: 0.984, alpha: 1)
    list.addArrangedSubview(soft)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      list.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      list.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      list.widthAnchor.constraint(equalToConstant: 170),
    ])
  }
}
