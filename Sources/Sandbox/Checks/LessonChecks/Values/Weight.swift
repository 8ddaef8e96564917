/// A font's weight, from thin to heavy, with the value names of `Font.Weight`.
public enum Weight: Int, CaseIterable, Comparable, Hashable, Sendable, CustomStringConvertible {
  /// `Font.Weight.ultraLight`, the lightest weight.
  case ultraLight = 100
  /// `Font.Weight.thin`.
  case thin = 200
  /// `Font.Weight.light`.
  case light = 300
  /// `Font.Weight.regular`, the default for text.
  case regular = 400
  /// `Font.Weight.medium`.
  case medium = 500
  /// `Font.Weight.semibold`, the weight of `.headline`.
  case semibold = 600
  /// `Font.Weight.bold`.
  case bold = 700
  /// `Font.Weight.heavy`.
  case heavy = 800
  /// `Font.Weight.black`, the heaviest weight.
  case black = 900

  /// Creates the named weight nearest to `number`, which ranges from 100 to 900.
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
