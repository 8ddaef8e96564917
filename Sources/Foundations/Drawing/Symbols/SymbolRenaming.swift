/// Names that symbols have since SF Symbols 6 (iOS 18), which says how an arrow's head looks and which way it
/// turns, and the names that they had before.
enum SymbolRenaming {
  private static let sign = "trianglehead"

  /// The earlier name of a symbol: `arrow.triangle.2.circlepath` of `arrow.trianglehead.2.clockwise.rotate.90`;
  /// the name itself where it has had no other.
  static func earlier(_ name: String) -> String {
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
