/// A font's weight, from the thinnest to the heaviest; `Font.Weight` by its values' names.
public enum Weight: Int, CaseIterable, Comparable, Hashable, Sendable, CustomStringConvertible {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  /// The named weight nearest to `number`, which runs from 100 to 900.
  package init(nearestTo number: Int) {
    self = Self.allCases.min { abs($0.rawValue - number) < abs($1.rawValue - number) } ?? .regular
  }

  public static func < (first: Weight, second: Weight) -> Bool { first.rawValue < second.rawValue }

  public var description: String { "\(Self.names[self] ?? "regular")" }

  private static let names: [Weight: String] = [
    .ultraLight: "ultra light", .thin: "thin", .light: "light", .regular: "regular",
    .medium: "medium", .semibold: "semibold", .bold: "bold", .heavy: "heavy", .black: "black",
  ]
}
