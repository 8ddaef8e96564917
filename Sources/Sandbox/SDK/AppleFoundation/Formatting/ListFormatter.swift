public import Foundation

/// A formatter for lists, such as "Seoul, Busan, and Jeju".
@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale? = .autoupdatingCurrent
  /// The formatter for items that aren't strings.
  ///
  /// Without a formatter, items use their description.
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }

  open func string(from items: [Any]) -> String? {
    let words = items.map { item in
      itemFormatter?.string(for: item) ?? String(describing: item)
    }
    return words.formatted(.list(type: .and).locale(locale ?? .current))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
