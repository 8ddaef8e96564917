import Drawing
import Foundation

/// The conditions of a variant, common to all `Contents.json` files.
protocol AssetVariant {
  var idiom: String? { get }
  var appearances: [AssetAppearance]? { get }
}

struct AssetAppearance: Decodable {
  var appearance: String
  var value: String
}

extension AssetVariant {
  var isForPhone: Bool { idiom == nil || idiom == "universal" || idiom == "iphone" }

  var isDark: Bool {
    appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
  }
}

/// The `Contents.json` of a folder in a catalog.
struct GroupContents: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  var properties: Properties?
}

/// The `Contents.json` of an image set.
struct ImageContents: Decodable {
  struct Item: Decodable, AssetVariant {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [AssetAppearance]?
    /// The language of the file.
    var locale: String?
    var resizing: AssetSlices?
  }

  struct Properties: Decodable {
    var templateRenderingIntent: String?

    enum CodingKeys: String, CodingKey {
      case templateRenderingIntent = "template-rendering-intent"
    }
  }

  var images: [Item]?
  var properties: Properties?
}

/// The `Contents.json` of a symbol set.
struct SymbolContents: Decodable {
  struct Item: Decodable, AssetVariant {
    var filename: String?
    var idiom: String?
    var appearances: [AssetAppearance]?
  }

  var symbols: [Item]?
}

/// The slicing of a resizable image.
///
/// Its caps, in pixels of the file, don't stretch.
struct AssetSlices: Decodable {
  struct Insets: Decodable {
    var top: Double?
    var left: Double?
    var bottom: Double?
    var right: Double?
  }

  var capInsets: Insets?

  enum CodingKeys: String, CodingKey { case capInsets = "cap-insets" }
}

/// The `Contents.json` of a color set.
struct ColorContents: Decodable {
  struct Item: Decodable, AssetVariant {
    var color: AssetColor?
    var idiom: String?
    var appearances: [AssetAppearance]?
  }

  var colors: [Item]?
}

/// A color in a catalog: components in one of three notations, or the name of a system color.
struct AssetColor: Decodable {
  struct Components: Decodable {
    var red: String?
    var green: String?
    var blue: String?
    var white: String?
    var alpha: String?
  }

  var colorSpace: String?
  var components: Components?
  var reference: String?

  enum CodingKeys: String, CodingKey {
    case colorSpace = "color-space"
    case components, reference
  }

  var entry: ColorSet.Entry? {
    if let reference { return Self.systemColor(reference).map(ColorSet.Entry.system) }
    guard let components else { return nil }
    let alpha = components.alpha.flatMap(Self.number) ?? 1
    if let white = components.white.flatMap(Self.number) {
      return .fixed(RGBA(white: white, alpha: alpha))
    }
    guard let red = components.red.flatMap(Self.number),
      let green = components.green.flatMap(Self.number),
      let blue = components.blue.flatMap(Self.number)
    else { return nil }
    let space: Color.RGBColorSpace =
      switch colorSpace {
      case "display-p3": .displayP3
      case "extended-linear-srgb": .sRGBLinear
      default: .sRGB
      }
    return .fixed(space.sRGB(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Returns a component from 0 to 1.
  ///
  /// Integers such as `0x3A` and `58` range up to 255, and numbers with a decimal point range up to 1.
  static func number(_ text: String) -> Double? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return UInt8(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    if text.contains(".") { return Double(text) }
    return Double(text).map { $0 / 255 }
  }

  /// Returns the system color for a name such as `systemRedColor`, `labelColor` or
  /// `secondarySystemBackgroundColor`.
  static func systemColor(_ reference: String) -> SystemColor? {
    var name = reference
    if name.hasSuffix("Color") { name.removeLast(5) }
    if let color = SystemColor(rawValue: name) { return color }
    let plain = name.replacingOccurrences(of: "System", with: "")
      .replacingOccurrences(of: "system", with: "")
    return SystemColor(rawValue: plain.prefix(1).lowercased() + plain.dropFirst())
  }
}
