import Foundation

/// Names that put two drawings together: one on the other, in it, or beside it.
extension SymbolComposition {
  /// Draws one symbol in front of another, such as `square.on.circle`.
  func stacked(_ words: ArraySlice<String>) -> [SymbolPart]? {
    var words = words
    if words.last == "angled" { words.removeLast() }
    guard let place = words.firstIndex(of: "on"), place > words.startIndex,
      place + 1 < words.endIndex
    else { return nil }
    let front = parts(of: words[..<place])
    let back = SymbolComposition(isFilled: false, allowsGaps: allowsGaps)
      .parts(of: words[(place + 1)...])
    guard !front.isEmpty, !back.isEmpty else { return nil }
    let cover = SymbolComposition(isFilled: true).parts(of: words[..<place])
    let (small, gap) = (0.74, 0.84)
    func placed(_ part: SymbolPart, x: Double, y: Double, scale: Double) -> SymbolPart {
      part.applying(
        AffineTransform2D.scale(x: scale, y: scale).followed(by: .translation(x: x, y: y)))
    }
    let hole = SketchPen.joined(
      cover.map { placed($0, x: 0.21, y: 0.21, scale: gap).outline })
    return back.map { part in
      placed(part, x: 0, y: 0, scale: small).without(hole).level(1)
    } + front.map { placed($0, x: 0.26, y: 0.26, scale: small) }
  }

  /// Draws a sign in an object, such as `bolt.heart`.
  func held(_ words: ArraySlice<String>) -> [SymbolPart]? {
    for count in [3, 2, 1] where words.count > count {
      let name = words.suffix(count).joined(separator: ".")
      guard let room = Self.rooms[name] else { continue }
      let sign = SymbolComposition(isFilled: true, allowsGaps: allowsGaps)
        .parts(of: words.dropLast(count))
      let holder = parts(of: (room.blank ?? name).split(separator: ".").map(String.init)[...])
      guard !sign.isEmpty, !holder.isEmpty else { return nil }
      let inner = sign.map {
        $0.applying(
          AffineTransform2D.scale(x: room.scale, y: room.scale).followed(
            by: .translation(x: room.x - room.scale / 2, y: room.y - room.scale / 2)))
      }
      guard isFilled, !room.isOpen else { return holder.map { $0.level(1) } + inner }
      return SymbolEnclosure.filled(SketchPen.joined(holder.map(\.outline)), with: inner)
    }
    return nil
  }

  /// The room for a sign in an object.
  private struct Room {
    /// The center of the sign.
    var x = 0.5
    var y = 0.5
    /// The size of the sign.
    var scale: Double
    /// Whether the sign isn't cut out of the filled object.
    var isOpen = false
    /// The name of the object without marks, if it isn't the object's own.
    var blank: String?
  }

  private static let rooms: [String: Room] = [
    "viewfinder": Room(scale: 0.5, isOpen: true),
    "magnifyingglass": Room(x: 0.41, y: 0.41, scale: 0.36, isOpen: true),
    "house": Room(y: 0.6, scale: 0.4, blank: "house.empty"),
    "tv": Room(y: 0.6, scale: 0.36), "doc": Room(y: 0.62, scale: 0.4),
    "calendar": Room(y: 0.64, scale: 0.46, blank: "calendar.empty"),
    "rectangle.stack": Room(y: 0.62, scale: 0.4),
    "rectangle.portrait": Room(scale: 0.46),
    "clipboard": Room(y: 0.56, scale: 0.44, blank: "clipboard.empty"),
    "folder": Room(y: 0.56, scale: 0.36),
    "bin": Room(y: 0.62, scale: 0.36, blank: "archivebox.empty"),
    "heart": Room(y: 0.46, scale: 0.4), "capsule": Room(scale: 0.36),
    "batteryblock": Room(y: 0.57, scale: 0.4, blank: "batteryblock"),
    "ipad": Room(scale: 0.36), "iphone": Room(scale: 0.28), "applewatch": Room(scale: 0.28),
    "laptopcomputer": Room(y: 0.42, scale: 0.3), "display": Room(y: 0.4, scale: 0.34),
    "gobackward": Room(y: 0.53, scale: 0.36, isOpen: true),
    "arrow.clockwise": Room(y: 0.53, scale: 0.36, isOpen: true),
    "arrow.counterclockwise": Room(y: 0.53, scale: 0.36, isOpen: true),
    "goforward": Room(y: 0.53, scale: 0.36, isOpen: true), "bag": Room(y: 0.6, scale: 0.36),
    "message": Room(y: 0.44, scale: 0.44), "bubble.left": Room(y: 0.44, scale: 0.44),
    "bubble.right": Room(y: 0.44, scale: 0.44), "cloud": Room(y: 0.54, scale: 0.36),
    "oval": Room(scale: 0.36), "pentagon": Room(y: 0.52, scale: 0.44),
    "bookmark": Room(y: 0.42, scale: 0.3),
    "book.closed": Room(x: 0.54, y: 0.42, scale: 0.36, blank: "book.closed"),
    "suitcase": Room(y: 0.57, scale: 0.36, blank: "briefcase.empty"),
    "trianglebadge": Room(y: 0.6, scale: 0.4), "ticket": Room(scale: 0.3),
    "envelope": Room(y: 0.5, scale: 0.3), "drop": Room(y: 0.62, scale: 0.34),
    "puzzlepiece": Room(scale: 0.34), "ring.closed": Room(scale: 0.4, blank: "circle"),
  ]

  /// Draws waves on both sides of an object, such as `iphone.radiowaves.left.and.right`.
  func waving(_ words: ArraySlice<String>) -> [SymbolPart]? {
    guard words.count > 4, words.suffix(3) == ["left", "and", "right"],
      ["waves", "radiowaves"].contains(words[words.endIndex - 4])
    else { return nil }
    let object = parts(of: words.dropLast(4))
    guard !object.isEmpty else { return nil }
    let waves = [0.3, 0.44].flatMap { radius in
      [0.0, 0.5].map { side in
        SketchPen.arc(0.5, 0.5, radius + 0.02, from: side - 0.12, to: side + 0.12, width: 0.07)
      }
    }
    return object.map {
      $0.applying(.scale(x: 0.52, y: 0.52).around(SketchPen.point(0.5, 0.5)))
    } + [SymbolPart(SketchPen.joined(waves), level: 1)]
  }

  /// Draws a sign at an object's lower right, such as `person.fill.questionmark`.
  func marked(_ words: ArraySlice<String>) -> [SymbolPart]? {
    guard let last = words.last, Self.marks.contains(last) else { return nil }
    let object = parts(of: words.dropLast())
    let mark = SymbolComposition(isFilled: true).parts(of: [last])
    guard !object.isEmpty, !mark.isEmpty else { return nil }
    let place = AffineTransform2D.scale(x: 0.36, y: 0.36)
      .followed(by: .translation(x: 0.64, y: 0.6))
    return object.map {
      $0.applying(.scale(x: 0.92, y: 0.92)).without(SketchPen.circle(0.82, 0.78, 0.26))
    } + mark.map { $0.applying(place) }
  }

  private static let marks: Set = [
    "questionmark", "exclamationmark", "xmark", "checkmark", "plus", "minus", "trianglebadge",
  ]
}
