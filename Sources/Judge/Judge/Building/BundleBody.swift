import SwiftSource

/// The body of a bundle of widgets: its builder has `if #available`, but no `else`.
enum BundleBody {
  /// Whether a place of a file's bytes stands in one, as far as braces tell.
  ///
  /// Takes time in proportion to the bytes before the place, whatever they are.
  static func surrounds(_ offset: Int, in bytes: [UInt8]) -> Bool {
    guard ReadingBudget.allows(offset) else { return false }
    // What stands behind the place tells nothing of what is around it.
    let file = SwiftFile(Array(bytes.prefix(offset)))
    let heads = file.blocks(around: file.tokens.count).lazy.map(file.head).drop {
      $0.contains(word: "if") && $0.contains(word: "#available")
    }
    guard let body = heads.first, let type = heads.dropFirst().first else { return false }
    return body.place(of: ["var", "body"]) != nil && type.contains(word: "WidgetBundle")
  }
}
