import SwiftSource

/// The body of a `WidgetBundle`.
///
/// Its builder supports `if #available`, but no `else`.
enum BundleBody {
  /// Whether an offset is inside the body of a `WidgetBundle`, judged by braces.
  ///
  /// Runs in linear time for any bytes.
  static func surrounds(_ offset: Int, in bytes: [UInt8]) -> Bool {
    guard ReadingBudget.allows(offset) else { return false }
    // Bytes after the offset say nothing about the code around it.
    let file = SwiftFile(Array(bytes.prefix(offset)))
    let heads = file.blocks(around: file.tokens.count).lazy.map(file.head).drop {
      $0.contains(word: "if") && $0.contains(word: "#available")
    }
    guard let body = heads.first, let type = heads.dropFirst().first else { return false }
    return body.place(of: ["var", "body"]) != nil && type.contains(word: "WidgetBundle")
  }
}
