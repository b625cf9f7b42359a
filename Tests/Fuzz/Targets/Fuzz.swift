import Foundation
import Glibc

/// What is fuzzed follows from the name that the program is called by, as in `xliff -runs=1000`, so
/// that libFuzzer, which starts itself again for some of its work, finds the same target.
private let targets: [String: @Sendable ([UInt8]) -> Void] = [
  "documents": fuzzDocument, "layouts": fuzzLayout, "equations": fuzzEquation,
  "visual-format": fuzzVisualFormat,
  "catalogs": fuzzStrings, "property-lists": fuzzPropertyList, "xliff": fuzzXLIFF,
  "png": fuzzPNG, "reports": fuzzReports, "pages": fuzzPages,
  "snapshots": fuzzSnapshot,
]

private let target = targets[URL(fileURLWithPath: CommandLine.arguments[0]).lastPathComponent]

/// What libFuzzer's own `main` calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  guard let target else {
    let names = targets.keys.sorted().joined(separator: ", ")
    print("call this by the name of what to fuzz: \(names)")
    exit(64)
  }
  target(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
