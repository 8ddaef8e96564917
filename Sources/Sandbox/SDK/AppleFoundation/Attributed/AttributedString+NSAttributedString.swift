public import Foundation

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension AttributedString {
  /// Creates an attributed string from the text and the links of an `NSAttributedString`.
  ///
  /// Other attributes belong to UIKit and don't affect views on the simulated phone.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: nsStr.length)
    nsStr.enumerateAttributes(in: whole) { attributes, range, _ in
      var piece = AttributedString(nsStr.attributedSubstring(from: range).string)
      let link = attributes[NSAttributedString.Key("NSLink")]
      piece.link = link as? URL ?? (link as? String).flatMap { URL(string: $0) }
      append(piece)
    }
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension NSAttributedString {
  /// Creates an `NSAttributedString` from the text and the links of an attributed string.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      let words = String(attrStr[run.range].characters)
      let attributes = run.link.map { [NSAttributedString.Key("NSLink"): $0 as Any] }
      text.append(NSAttributedString(string: words, attributes: attributes ?? [:]))
    }
    self.init(attributedString: text)
  }
}
