// Names are those of Apple's module.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import Glibc

/// What Apple's systems keep in their log. Here each message is a line on standard error.
public struct Logger: Sendable {
  private let log: OSLog
  public init() { log = .default }
  public init(_ log: OSLog) { self.log = log }
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  public func log(_ message: OSLogMessage) { log(level: .default, message) }
  public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }
  public func info(_ message: OSLogMessage) { log(level: .info, message) }
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }
  public func error(_ message: OSLogMessage) { log(level: .error, message) }
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  public static let `default` = OSLogType(0)
  public static let info = OSLogType(1)
  public static let debug = OSLogType(2)
  public static let error = OSLogType(16)
  public static let fault = OSLogType(17)

  fileprivate var word: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "log"
    }
  }
}

public final class OSLog: Sendable {
  public struct Category: Hashable, Sendable {
    let name: String
    public static let pointsOfInterest = Category(name: "PointsOfInterest")
  }

  private let name: String
  private let isOff: Bool
  public init(subsystem: String, category: String) {
    name = [subsystem, category].filter { !$0.isEmpty }.joined(separator: ":")
    isOff = false
  }
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem: subsystem, category: category.name)
  }
  private init(isOff: Bool) {
    name = ""
    self.isOff = isOff
  }
  public static let `default` = OSLog(isOff: false)
  public static let disabled = OSLog(isOff: true)
  /// As on Apple's systems, messages for finding mistakes are kept by those alone who ask for them: in the variable
  /// `OS_ACTIVITY_DT_MODE`.
  public func isEnabled(type: OSLogType) -> Bool {
    !isOff && (type != .debug || getenv("OS_ACTIVITY_DT_MODE") != nil)
  }

  func write(_ text: String, _ type: OSLogType) {
    guard isEnabled(type: type) else { return }
    let origin = name.isEmpty ? "" : "[\(name)] "
    let bytes = Array("\(type.word): \(origin)\(text)\n".utf8)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}

/// A text with values in it, each public or private.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  let text: String
  public init(stringLiteral value: String) { text = value }
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogPrivacy: Hashable, Sendable {
  private let isShown: Bool
  public enum Mask: Hashable, Sendable { case hash, none }
  public static let `public` = OSLogPrivacy(isShown: true)
  /// Values are shown as they are: nothing is kept of them.
  public static let `private` = OSLogPrivacy(isShown: false)
  public static let sensitive = OSLogPrivacy(isShown: false)
  public static let auto = OSLogPrivacy(isShown: true)
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  public static func sensitive(mask: Mask) -> OSLogPrivacy { .sensitive }
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }
  public mutating func appendLiteral(_ literal: String) { text += literal }
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) {
    text += "\(value())"
  }
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ value: @autoclosure () -> Value, format: OSLogIntegerFormatting = .decimal,
    privacy: OSLogPrivacy = .auto
  ) {
    text += String(value(), radix: format.radix)
  }
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Double, format: OSLogFloatFormatting,
    privacy: OSLogPrivacy = .auto
  ) {
    text += format.precision.map { String(format: "%.\($0)f", value()) } ?? "\(value())"
  }
}

public struct OSLogIntegerFormatting: Sendable {
  let radix: Int
  public static let decimal = OSLogIntegerFormatting(radix: 10)
  public static let hex = OSLogIntegerFormatting(radix: 16)
  public static let octal = OSLogIntegerFormatting(radix: 8)
}
public struct OSLogFloatFormatting: Sendable {
  let precision: Int?
  public static let fixed = OSLogFloatFormatting(precision: 6)
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision)
  }
}

/// Writes a message in the form of C: `%{public}@`, `%d`, `%.2f`.
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.write(String(format: Format.plain("\(message)"), arguments: arguments), type)
}
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  log.write(String(format: Format.plain("\(message)"), arguments: arguments), type)
}
@_disfavoredOverload
public func os_log(
  _ type: OSLogType = .default, log: OSLog = .default, _ message: OSLogMessage
) {
  log.write(message.text, type)
}

enum Format {
  /// The form without what it says of privacy: `%@` for `%{public}@`.
  static func plain(_ format: String) -> String {
    var result = ""
    var rest = Substring(format)
    while let start = rest.range(of: "%{"), let end = rest[start.upperBound...].firstIndex(of: "}")
    {
      result += rest[..<start.lowerBound] + "%"
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }
}
