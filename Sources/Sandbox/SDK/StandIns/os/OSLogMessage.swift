import AppleFoundation

/// The text of a log entry, with values that may be private.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  public init(stringLiteral value: String) {
    text = value
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
  }

  /// Collects an entry's text and values.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) {
      text += privacy.hides ? "<private>" : String(describing: value())
    }

    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, format: OSLogIntegerFormatting,
      privacy: OSLogPrivacy = .auto
    ) where T: BinaryInteger {
      text += privacy.hides ? "<private>" : String(value(), radix: format.radix)
    }

    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, format: OSLogFloatFormatting,
      privacy: OSLogPrivacy = .auto
    ) where T: BinaryFloatingPoint {
      text +=
        privacy.hides
        ? "<private>" : String(format: "%.\(format.precision)f", Double(value()))
    }
  }
}

/// The privacy of a value in a log.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct OSLogPrivacy: Sendable {
  /// The replacement for a private value.
  public struct Mask: Sendable {
    public static let hash = Mask()
    public static let none = Mask()
  }

  let hides: Bool

  public static var `public`: OSLogPrivacy { OSLogPrivacy(hides: false) }
  public static var auto: OSLogPrivacy { OSLogPrivacy(hides: false) }
  public static var `private`: OSLogPrivacy { OSLogPrivacy(hides: true) }
  public static var sensitive: OSLogPrivacy { OSLogPrivacy(hides: true) }
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(hides: true) }
}

/// The format of an integer in a log.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
}

/// The format of a floating-point number in a log.
@available(iOS 14.0, macOS 11.0, watchOS 7.0, visionOS 1.0, *)
public struct OSLogFloatFormatting: Sendable {
  let precision: Int

  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: max(0, precision))
  }
}
