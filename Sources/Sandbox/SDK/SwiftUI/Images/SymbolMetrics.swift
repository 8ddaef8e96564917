package import Drawing
package import Foundation
import Synchronization

/// The sizes of SF Symbols beside text.
///
/// Apple publishes no table. These are the rounded proportions of the symbols' own drawings. Most symbols are
/// square and slightly larger than the font; a few families clearly differ.
package enum SymbolMetrics {
  package static func size(of name: String, font: FontDescription) -> CGSize {
    // Arithmetic signs are smaller than other symbols: at 17 points, a plus is 13.7 points wide, with 2
    // points of space on each side.
    if signs.contains(name) {
      return CGSize(width: (font.size * 1.04).rounded(), height: font.size.rounded())
    }
    let height = font.size * 1.17
    return CGSize(width: (height * aspect(of: name)).rounded(), height: height.rounded())
  }

  /// Returns the height of capital letters, in points: 0.705 of the font's size.
  package static func capHeight(of font: FontDescription) -> Double { font.size * 0.705 }

  /// Returns a symbol's ratio of width to height.
  static func aspect(of name: String) -> Double {
    if let known = knownAspects.withLock({ $0[name] }) { return known }
    let aspect = lookedUpAspect(of: name)
    knownAspects.withLock { $0[name] = aspect }
    return aspect
  }

  /// A cache by symbol name, because layout looks up each symbol repeatedly.
  private static let knownAspects = Mutex<[String: Double]>([:])

  private static func lookedUpAspect(of name: String) -> Double {
    var words = name.split(separator: ".")
    if !Set(words).isDisjoint(with: ["circle", "square", "app"]), !name.hasPrefix("circle.grid") {
      return name.hasPrefix("rectangle") ? 1.25 : 1
    }
    if name.hasSuffix("waves.left.and.right") { return 1.4 }
    if words.contains("landscape") { return 1.5 }
    // A symbol in an enclosing shape is as wide as that shape.
    let last = words.last { $0 != "fill" }
    if words.count > 1, let last,
      let aspect = enclosures[last]
    {
      return aspect
    }
    // A line through a narrow symbol, or a badge at its corner, is wider than the symbol.
    if let place = words.firstIndex(where: { $0 == "slash" || $0.hasSuffix("badge") }), place > 0 {
      return max(aspect(of: words[..<place].joined(separator: ".")), 1)
    }
    // A variant has the proportions of its base, found by the longest known prefix.
    while !words.isEmpty {
      if let aspect = aspects[words.joined(separator: ".")] { return aspect }
      words.removeLast()
    }
    // Other symbols are as wide as their drawings, unless these are nearly square.
    let drawn = SymbolShape.aspect(of: name) ?? 1
    return (0.85...1.2).contains(drawn) ? 1.05 : min(max(drawn, 0.45), 1.6)
  }

  private static let signs: Set<String> = ["plus", "minus", "multiply", "divide", "equal"]

  private static let enclosures: [Substring: Double] = [
    "octagon": 1.05, "hexagon": 1.05, "diamond": 1.05, "seal": 1.05, "bubble": 1.15, "icloud": 1.4,
    "message": 1.05, "magnifyingglass": 1.05, "viewfinder": 1.05, "calendar": 1.05, "house": 1.1,
    "tv": 1.2, "heart": 1.1, "capsule": 1.5, "stack": 1.2, "gobackward": 0.95,
  ]

  private static let aspects: [String: Double] = [
    "cloud": 1.4, "smoke": 1.4, "wind": 1.15, "airplane": 1.1, "car": 1.25, "bus": 0.9, "tram": 0.8,
    "thermometer": 0.55, "thermometer.medium": 0.5, "thermometer.sun": 1,
    "thermometer.snowflake": 1, "bolt": 0.75, "drop": 0.7, "flame": 0.8,
    "chevron.left": 0.6, "chevron.right": 0.6, "chevron.up": 1.3, "chevron.down": 1.3,
    "person": 0.95, "person.2": 1.5, "person.3": 2.1, "battery": 1.9, "eye": 1.5, "envelope": 1.35,
    "creditcard": 1.35, "keyboard": 1.5, "bed": 1.5, "minus": 1.1, "ellipsis": 1.1, "lock": 0.75,
    "key": 0.6, "mic": 0.7, "phone": 0.95, "iphone": 0.65, "bookmark": 0.7, "flag": 0.85,
    "hourglass": 0.7, "trash": 0.9, "doc": 0.8, "tag": 1.05, "map": 1.15, "photo": 1.25,
    "film": 1.25, "tv": 1.2, "play": 0.9, "pause": 0.7, "forward": 1.5, "backward": 1.5,
    "figure": 0.8, "arrow.up": 0.85, "arrow.down": 0.85, "arrow.left": 1.1, "arrow.right": 1.1,
    "arrow.clockwise": 0.9, "arrow.counterclockwise": 0.9, "waveform": 1.15, "speaker": 1.2,
    "wifi": 1.35, "umbrella": 1.05, "leaf": 1.15, "exclamationmark.triangle": 1.1,
    "exclamationmark": 0.3, "questionmark": 0.6, "sunrise": 1.2, "sunset": 1.2, "humidity": 1.3,
    "chart": 1.1, "list": 1.3, "rectangle": 1.3, "book": 1.25, "newspaper": 1.2, "bag": 0.9,
    "exclamationmark.shield": 0.85, "checkmark.shield": 0.85, "xmark.shield": 0.85, "shield": 0.85,
    "lightbulb": 0.7, "tuningfork": 0.5, "truck.box": 1.5, "building": 0.8, "building.2": 1.2,
    "folder": 1.2, "shippingbox": 1.05, "cart": 1.15, "gift": 1, "bell": 0.95, "location": 1,
    "mappin": 0.45, "pills": 1.1, "cup": 1.2, "icloud": 1.4, "mappin.and.ellipse": 0.95,
    "arrow.triangle.2": 1.2, "arrow.trianglehead.2": 1.2, "exclamationmark.arrow": 1.2, "tray": 1.2,
    "chevron.left.forwardslash": 1.4, "chevron.left.slash": 1.4, "chevron.forward": 0.6,
    "chevron.backward": 0.6, "chevron.left.2": 1, "chevron.right.2": 1,
    "chevron.forward.2": 1, "chevron.backward.2": 1, "figure.mind.and.body": 1.1, "quote": 1.2,
    "building.columns": 1.1, "key.horizontal": 1.7, "exclamationmark.2": 0.6,
    "exclamationmark.3": 0.9, "tray.2": 1, "car.side": 1.7, "car.2": 1.4, "bolt.car": 1.25,
    "bolt.horizontal": 1.3, "person.2.wave.2": 1.6, "person.line.dotted.person": 1.6,
    "person.text.rectangle": 1.3, "person.crop.rectangle": 1.3, "doc.on.doc": 0.95,
    "doc.text.magnifyingglass": 0.9, "figure.2": 0.9, "figure.pool.swim": 1.3,
    "figure.open.water.swim": 1.3, "figure.core.training": 1.2, "figure.sailing": 1,
    "figure.2.and.child.holdinghands": 1, "train": 1.4, "batteryblock": 1.3, "minus.plus": 1.3,
    "photo.artframe": 1.3, "tv.inset.filled": 1.2, "phone.connection": 1.05,
    "chevron.up.chevron.down": 0.65, "chart.bar.doc": 0.8, "chart.bar.horizontal": 0.8,
    "book.closed": 0.9, "book.pages": 1.05, "text.book.closed": 0.9, "wind.snow": 1.05,
    "person.and.background.dotted": 1.05, "list.clipboard": 0.8, "list.bullet.clipboard": 0.8,
    "list.bullet.rectangle.portrait": 0.8, "rectangle.portrait": 0.8, "play.tv": 1.2,
    "rectangle.portrait.and.arrow": 1.15, "eyedropper": 1, "eyes": 1.05, "eyeglasses": 1.5,
    "speaker.badge": 1.2, "keyboard.chevron.compact": 1.5, "bed.double": 1.5,
  ]
}
