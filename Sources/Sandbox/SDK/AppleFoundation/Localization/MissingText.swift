import Synchronization

/// A key for which a strings table has no text in the phone's language.
package struct MissingText: Hashable, Sendable {
  /// The table and the languages that missing texts have in common.
  package struct Group: Hashable, Sendable {
    package let table: String
    package let language: String
    /// The language of the text that's shown instead, or `nil` for the key.
    package let shownLanguage: String?
  }

  package let key: String
  package let group: Group

  /// The maximum number of keys to remember.
  private static let limit = 200

  private static let noted = Mutex<[MissingText]>([])

  static func note(_ text: MissingText) {
    noted.withLock { if $0.count < limit, !$0.contains(text) { $0.append(text) } }
  }

  /// Returns the missing texts looked up since the last call.
  package static func take() -> [MissingText] {
    noted.withLock { texts in
      defer { texts = [] }
      return texts
    }
  }
}
