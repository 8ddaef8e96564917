/// A variant of a symbol, such as filled, in a circle or struck through.
@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
public struct SymbolVariants: Hashable, Sendable {
  enum Enclosure: String, Hashable, Sendable { case circle, square, rectangle }

  var enclosure: Enclosure?
  var isFilled = false
  var isSlashed = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(enclosure: .circle)
  public static let square = SymbolVariants(enclosure: .square)
  public static let rectangle = SymbolVariants(enclosure: .rectangle)
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isSlashed: true)

  public var circle: SymbolVariants { adding(Self.circle) }
  public var square: SymbolVariants { adding(Self.square) }
  public var rectangle: SymbolVariants { adding(Self.rectangle) }
  public var fill: SymbolVariants { adding(Self.fill) }
  public var slash: SymbolVariants { adding(Self.slash) }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  func adding(_ other: SymbolVariants) -> SymbolVariants {
    SymbolVariants(
      enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
      isSlashed: isSlashed || other.isSlashed)
  }

  /// Returns the symbol's name with the words of the missing variants added, in Apple's order.
  func applied(to name: String) -> String {
    let words = Set(name.split(separator: ".").map(String.init))
    var result = name
    var hasFill = false
    if result.hasSuffix(".fill"), enclosure != nil || isSlashed {
      result.removeLast(5)
      hasFill = true
    }
    if let enclosure, !words.contains(enclosure.rawValue) { result += ".\(enclosure.rawValue)" }
    if isSlashed, !words.contains("slash") { result += ".slash" }
    if hasFill || (isFilled && !words.contains("fill")) { result += ".fill" }
    return result
  }
}

@available(iOS 15.0, macOS 12.0, watchOS 8.0, visionOS 1.0, *)
extension EnvironmentValues {
  private struct SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }

  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}
