import UIKit

/// A note of a person.
public struct Post: Sendable {
  public var author: String
  public var text: String
  public var likes: Int

  public init(author: String, text: String, likes: Int) {
    (self.author, self.text, self.likes) = (author, text, likes)
  }

  /// The notes that the pictures show, in the present language.
  public static func samples() -> [Post] {
    [
      Post(author: "Amina", text: Words.text("feed.short"), likes: 3),
      Post(author: "Bao", text: Words.text("feed.long"), likes: 128),
      Post(author: "Clara", text: Words.text("feed.short"), likes: 0),
    ]
  }
}

/// A note, as high as its text.
final class PostCell: UITableViewCell {
  static let identifier = "post"
  private let avatar = AvatarView()
  private let nameLabel = UILabel()
  private let bodyLabel = UILabel()
  private let likeButton = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    bodyLabel.font = .preferredFont(forTextStyle: .body)
    bodyLabel.numberOfLines = 0
    likeButton.tintColor = .brand
    likeButton.setContentHuggingPriority(.required - 1, for: .horizontal)
    contentView.addPlaced(avatar, nameLabel, bodyLabel, likeButton)
    layOut()
  }
  required init?(coder: NSCoder) { fatalError("cells are made in code") }

  private func layOut() {
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      avatar.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      avatar.topAnchor.constraint(equalTo: margins.topAnchor),
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
      avatar.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
      nameLabel.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: 12),
      nameLabel.topAnchor.constraint(equalTo: margins.topAnchor),
      likeButton.leadingAnchor.constraint(
        greaterThanOrEqualTo: nameLabel.trailingAnchor, constant: 8),
      likeButton.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      likeButton.centerYAnchor.constraint(equalTo: nameLabel.centerYAnchor),
      bodyLabel.leadingAnchor.constraint(equalTo: nameLabel.leadingAnchor),
      bodyLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      bodyLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor, constant: 4),
      bodyLabel.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }

  func show(_ post: Post) {
    avatar.name = post.author
    nameLabel.text = post.author
    bodyLabel.text = post.text
    likeButton.setImage(UIImage(systemName: post.likes > 0 ? "heart.fill" : "heart"), for: .normal)
    likeButton.setTitle(post.likes > 0 ? " \(post.likes)" : nil, for: .normal)
    likeButton.accessibilityLabel = Words.text("feed.like")
  }
}

/// Notes below each other.
public final class FeedViewController: UITableViewController {
  private let posts: [Post]

  public init(posts: [Post]) {
    self.posts = posts
    super.init(style: .plain)
    title = Words.text("feed.title")
  }
  public required init?(coder: NSCoder) { fatalError("controllers are made in code") }

  public override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(PostCell.self, forCellReuseIdentifier: PostCell.identifier)
    tableView.estimatedRowHeight = 90
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .compose, primaryAction: UIAction { _ in })
  }

  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { posts.count }

  public override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: PostCell.identifier, for: indexPath)
    (cell as? PostCell)?.show(posts[indexPath.row])
    return cell
  }
}
