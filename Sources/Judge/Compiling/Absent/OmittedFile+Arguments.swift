import SwiftSource

extension OmittedFile {
  /// An argument to remove, with a value in its place if its call needs one.
  struct Argument: Codable, Equatable {
    let places: Range<Int>
    let value: String?
  }

  /// Returns the smallest argument around a token that its call can do without.
  ///
  /// A stack is drawn with the system's spacing, and a function of the sources gets an empty value.
  func argument(at place: Int) -> Argument? {
    var inner = place
    while let open = file[inner].enclosing, !file[open].isSign("{") {
      if file[open].isSign("("), let found = argument(of: open, at: inner) { return found }
      inner = open
    }
    return nil
  }

  private func argument(of open: Int, at place: Int) -> Argument? {
    let callee = file[open - 1]
    let parts = file.parts(inside: open)
    guard callee.kind == .word, file.isAdjacent(open), !file[open - 2].isWord("func"),
      let number = parts.firstIndex(where: { $0.contains(place) })
    else { return nil }
    let label = label(of: parts[number])
    if Self.hasDefault(label, of: callee.name) {
      let others = parts.indices.filter { $0 != number && !isBlank(parts[$0].lowerBound) }
      // `frame()` is no modifier.
      if callee.isWord("frame"), others.isEmpty { return nil }
      return Argument(places: part(number, of: parts), value: nil)
    }
    guard
      let parameter = signatures.parameter(of: callee.name, label: label, number: number),
      !parameter.type.contains("->")
    else { return nil }
    if parameter.hasDefault || parameter.isMissing {
      return Argument(places: part(number, of: parts), value: nil)
    }
    let places = parts[number].lowerBound + (label == nil ? 0 : 2)..<parts[number].upperBound
    // A longer value would move the columns after it.
    guard let value = Self.value(of: parameter.type),
      value.utf8.count <= file.text(places).utf8.count
    else { return nil }
    return Argument(places: places, value: value)
  }

  private func label(of argument: Range<Int>) -> String? {
    let start = argument.lowerBound
    return file[start].kind == .word && file[start + 1].isSign(":") ? file[start].name : nil
  }

  static func isAboutExtraArguments(_ error: Diagnostic) -> Bool {
    error.message.hasPrefix("extra argument")
  }

  /// Removes the arguments that a call no longer takes, because its function lost their parameters.
  ///
  /// Returns false if the error isn't about extra arguments.
  mutating func removeExtraArguments(because error: Diagnostic) -> Bool {
    guard Self.isAboutExtraArguments(error), let location = error.location,
      let place = token(line: location.line, column: location.column)
    else { return false }
    let positions = error.message.matches(of: /#(\d+)/).compactMap { Int($0.1) }
    let extra = extraArguments(at: place, positions: positions).filter { !isBlank($0.lowerBound) }
    pieces.blanks += extra
    return !extra.isEmpty
  }

  /// - Parameter positions: The positions in the call, counting from 1; empty for the one at the token.
  private func extraArguments(at place: Int, positions: [Int]) -> [Range<Int>] {
    var open = file[place].enclosing
    if !positions.isEmpty {
      open = (place..<file.tokens.count).first { file[$0].isSign("(") || file[$0].isBrace }
    }
    guard let open, file[open].isSign("(") else { return [] }
    let parts = file.parts(inside: open)
    let numbers =
      positions.isEmpty
      ? [parts.firstIndex { $0.contains(place) }].compactMap(\.self) : positions.map { $0 - 1 }
    return numbers.filter(parts.indices.contains).map { part($0, of: parts) }
  }

  private static func value(of type: String) -> String? {
    switch type {
    case "Color": ".primary"
    case "Font": ".body"
    case "LocalizedStringKey", "LocalizedStringResource": "\"\""
    default:
      emptyValue(of: type).flatMap {
        $0.hasPrefix("return ") ? String($0.dropFirst("return ".count)) : nil
      }
    }
  }

  /// Whether a parameter of SwiftUI has a default value.
  private static func hasDefault(_ label: String?, of callee: String) -> Bool {
    defaults[callee]?.contains(label ?? "_") ?? false
  }

  private static let stack: Set = ["alignment", "spacing", "pinnedViews"]
  private static let frame: Set = [
    "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
    "maxHeight", "alignment",
  ]
  /// The parameters with default values of the initializers and modifiers that widgets use for layout.
  private static let defaults: [String: Set<String>] = [
    "HStack": stack, "VStack": stack, "LazyHStack": stack, "LazyVStack": stack, "ZStack": stack,
    "LazyHGrid": stack, "LazyVGrid": stack, "GridRow": stack, "GridItem": stack,
    "Grid": ["alignment", "horizontalSpacing", "verticalSpacing"],
    "Spacer": ["minLength"], "RoundedRectangle": ["style"], "system": ["weight", "design"],
    "padding": ["_"], "frame": frame, "overlay": ["alignment"], "background": ["alignment"],
    "shadow": ["color", "x", "y"], "stroke": ["lineWidth"], "strokeBorder": ["lineWidth"],
  ]
}
