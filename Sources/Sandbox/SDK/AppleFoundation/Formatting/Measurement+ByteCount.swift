public import Foundation

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension Measurement where UnitType == UnitInformationStorage {
  /// A format for storage sizes, such as "1.2 MB".
  public struct ByteCountFormatStyle: Foundation.FormatStyle, Sendable {
    public var style: Foundation.ByteCountFormatStyle

    public init(
      style: Foundation.ByteCountFormatStyle.Style,
      allowedUnits: Foundation.ByteCountFormatStyle.Units = .all, spellsOutZero: Bool = true,
      includesActualByteCount: Bool = false, locale: Locale = .autoupdatingCurrent
    ) {
      self.style = Foundation.ByteCountFormatStyle(
        style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
        includesActualByteCount: includesActualByteCount, locale: locale)
    }

    public func format(_ value: Measurement<UnitInformationStorage>) -> String {
      let bytes = value.converted(to: .bytes).value
      return style.format(Int64(exactly: bytes.rounded()) ?? (bytes < 0 ? .min : .max))
    }

    public func locale(_ locale: Locale) -> ByteCountFormatStyle {
      var copy = self
      copy.style.locale = locale
      return copy
    }
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension FormatStyle where Self == Measurement<UnitInformationStorage>.ByteCountFormatStyle {
  public static func byteCount(
    style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
    spellsOutZero: Bool = true, includesActualByteCount: Bool = false
  ) -> Self {
    Self(
      style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
      includesActualByteCount: includesActualByteCount)
  }
}
