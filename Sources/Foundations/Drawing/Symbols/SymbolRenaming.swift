/// Maps symbol names of SF Symbols 6 (iOS 18) to their earlier names.
///
/// The new names describe an arrow's head and its direction of rotation, and spell out `document`.
enum SymbolRenaming {
  private static let sign = "trianglehead"

  /// Returns a symbol's earlier name, or the name itself if the symbol was never renamed.
  ///
  /// For example, `arrow.trianglehead.2.clockwise.rotate.90` was `arrow.triangle.2.circlepath`.
  static func earlier(_ name: String) -> String {
    let name = name.split(separator: ".").map { $0 == "document" ? "doc" : $0 }.joined(
      separator: ".")
    guard name.contains(sign) else { return name }
    return name.replacing(
      /(clock\.)?arrow\.trianglehead\.(2\.)?(clockwise|counterclockwise)(\.rotate\.90)?/
    ) {
      match in
      switch (match.1, match.2) {
      case (nil, nil): "arrow.\(match.3)"
      case (nil, _?): "arrow.triangle.2.circlepath"
      case (_?, nil): "clock.arrow.circlepath"
      case (_?, _?): "clock.arrow.2.circlepath"
      }
    }.replacing(sign, with: "triangle")
  }
}
