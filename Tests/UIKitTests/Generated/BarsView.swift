// swift-format-ignore-file
import UIKit

/// BarsView, made from bars.yaml.
final class BarsView: UIView {
  let page = UIScrollView()
  let body = UILabel()
  let tall = UIView()

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
    // contentInset of page is left out
    // contentInsetAdjustmentBehavior of page is left out
    // contentOffset of page is left out
    // alwaysBounceVertical of page is left out
    page.translatesAutoresizingMaskIntoConstraints = false
    addSubview(page)

    body.text = "A page that scrolls"
    body.numberOfLines = 0
    body.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(body)

    tall.backgroundColor = .systemGray5
    tall.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(tall)
  }

  private func addConstraints() {
    NSLayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: leadingAnchor),
      trailingAnchor.constraint(equalTo: page.trailingAnchor),
      page.topAnchor.constraint(equalTo: topAnchor),
      bottomAnchor.constraint(equalTo: page.bottomAnchor),
      body.leadingAnchor.constraint(equalTo: page.contentLayoutGuide.leadingAnchor, constant: 20),
      body.trailingAnchor.constraint(equalTo: page.contentLayoutGuide.trailingAnchor),
      body.topAnchor.constraint(equalTo: page.contentLayoutGuide.topAnchor),
      tall.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 8),
      tall.leadingAnchor.constraint(equalTo: body.leadingAnchor),
      tall.widthAnchor.constraint(equalToConstant: 90),
      tall.heightAnchor.constraint(equalToConstant: 700),
      tall.bottomAnchor.constraint(equalTo: page.contentLayoutGuide.bottomAnchor),
      body.widthAnchor.constraint(equalTo: page.frameLayoutGuide.widthAnchor, constant: -20),
    ])
  }
}

/// The controller of the screen, with the items of its bars.
final class BarsViewController: UIViewController {
  private let screen = BarsView()

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
    navigationItem.title = "A title"
    navigationItem.prompt = "Above the title"
    navigationItem.largeTitleDisplayMode = .never
    let rightBarButtonItem2 = UIBarButtonItem(title: "More", style: .done, target: nil, action: nil)
    rightBarButtonItem2.isEnabled = false
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .refresh, target: nil, action: nil),
      rightBarButtonItem2,
      .flexibleSpace(),
    ]
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .organize, target: nil, action: nil),
      .flexibleSpace(),
      UIBarButtonItem(title: "Middle", style: .plain, target: nil, action: nil),
      UIBarButtonItem(title: "fixedSpace", style: .plain, target: nil, action: nil),
      UIBarButtonItem(image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }
}
