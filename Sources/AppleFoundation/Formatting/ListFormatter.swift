public import Foundation

/// Puts items together as a sentence does: `Seoul, Busan, and Jeju`.
@available(iOS 13.0, macOS 10.15, watchOS 6.0, *)
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale? = .autoupdatingCurrent
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted() }

  open func string(from items: [Any]) -> String? {
    let words = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return words.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
