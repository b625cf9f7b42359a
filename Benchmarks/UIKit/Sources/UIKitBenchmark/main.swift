import Foundation
import Glibc
import SnapshotTesting
import UIKit

// Prints what snapshots of UIKit's views take of the processor and of memory. `Benchmarks/uikit` runs it.

/// Seconds of the processor that the process has taken.
func processorSeconds() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  let times = [usage.ru_utime, usage.ru_stime]
  return times.reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
}

/// The largest memory that the process has had, MB.
func memory() -> Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return Double(usage.ru_maxrss) / 1024
}

/// A view of 50 subviews in ten rows, as cells and forms have them.
func makeLargeView() -> UIView {
  let view = UIView()
  view.backgroundColor = .systemBackground
  var above: NSLayoutYAxisAnchor = view.topAnchor
  for row in 0..<10 {
    let title = UILabel()
    title.text = "Title \(row)"
    let text = UILabel()
    text.text = "A text that takes two lines on a narrow screen, in row \(row)"
    text.numberOfLines = 0
    let (symbol, toggle, line) = (
      UIImageView(image: UIImage(systemName: "star")), UISwitch(), UIView()
    )
    line.backgroundColor = .separator
    for one in [title, text, symbol, toggle, line] {
      one.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(one)
    }
    NSLayoutConstraint.activate([
      symbol.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      symbol.widthAnchor.constraint(equalToConstant: 24),
      title.leadingAnchor.constraint(equalTo: symbol.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: above, constant: 8),
      symbol.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      text.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      text.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      toggle.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      toggle.centerYAnchor.constraint(equalTo: title.centerYAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: toggle.leadingAnchor, constant: -8),
      text.trailingAnchor.constraint(equalTo: toggle.trailingAnchor),
      line.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      line.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      line.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    above = line.bottomAnchor
  }
  return view
}

func picture(of view: UIView, _ size: CGSize) -> Int {
  var bytes = 0
  Snapshotting<UIView, SnapshotPicture>.image(size: size).snapshot(view).run {
    bytes = $0.png.count
  }
  return bytes
}
func picture(of controller: UIViewController, _ size: CGSize) -> Int {
  var bytes = 0
  Snapshotting<UIViewController, SnapshotPicture>.image(size: size).snapshot(controller).run {
    bytes = $0.png.count
  }
  return bytes
}

func largeView(rounds: Int) {
  var (layouts, pictures): ([Double], [Double]) = ([], [])
  for _ in 0..<rounds {
    let start = processorSeconds()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    let view = makeLargeView()
    view.frame = window.bounds
    window.addSubview(view)
    window.layoutIfNeeded()
    layouts.append(processorSeconds() - start)
    let begin = processorSeconds()
    precondition(picture(of: makeLargeView(), CGSize(width: 375, height: 812)) > 0)
    pictures.append(processorSeconds() - begin)
  }
  func median(_ values: [Double]) -> String {
    String(
      format: "%.1f ms (least %.1f)", values.sorted()[values.count / 2] * 1000,
      (values.min() ?? 0) * 1000)
  }
  print(
    "50 subviews: made and laid out \(median(layouts)); made, laid out, drawn and written as PNG \(median(pictures))"
  )
}

func thousand(sizes: Int) {
  let (start, clock) = (processorSeconds(), Date())
  var count = 0
  for locale in Screens.words.keys.sorted() {
    UIWindow.withLocale(locale) {
      for index in 0..<10 {
        for size in 0..<sizes {
          let screen = Screens.make(index, locale)
          precondition(
            picture(of: screen, CGSize(width: 320 + 12 * size, height: 568 + 40 * size)) > 0)
          count += 1
        }
      }
    }
  }
  print(
    String(
      format: "%d snapshots: %.1f s of the processor, %.1f s on the clock, %.0f MB", count,
      processorSeconds() - start, Date().timeIntervalSince(clock), memory()))
}

largeView(rounds: 15)
thousand(sizes: CommandLine.arguments.contains("--quick") ? 1 : 10)
