public import Foundation

extension NSAttributedString {
  /// The format of a document that contains an attributed string.
  @available(iOS 7.0, macOS 10.0, watchOS 2.0, visionOS 1.0, *)
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// A key for an option of reading a document.
  @available(iOS 7.0, macOS 10.0, watchOS 2.0, visionOS 1.0, *)
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  /// Creates an attributed string from plain text, or from HTML without its styles.
  ///
  /// Rich text isn't supported and throws `CocoaError.fileReadCorruptFile`, as data in the wrong format does
  /// on a phone.
  @available(iOS 7.0, macOS 10.0, watchOS 2.0, visionOS 1.0, *)
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:))
    let kind =
      options[.documentType] as? DocumentType
      ?? (options[.documentType] as? String).map(DocumentType.init(rawValue:)) ?? .plain
    guard let text = Self.text(of: data, encoding: encoding), kind == .plain || kind == .html else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.init(string: kind == .html ? HypertextReader.text(of: text) : text)
  }

  private static func text(of data: Data, encoding: String.Encoding?) -> String? {
    if let encoding { return String(data: data, encoding: encoding) }
    let startsWithMark = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    if startsWithMark { return String(data: data, encoding: .utf16) }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
  }
}
