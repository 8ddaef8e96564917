extension RenderedPicture {
  /// The view with this `accessibilityIdentifier`.
  public func find(identifier: String) throws -> PictureElement {
    guard let found = elements.first(where: { $0.identifier == identifier }) else {
      let known = elements.compactMap(\.identifier)
      throw missing(
        "a view with the accessibility identifier “\(identifier)”",
        has: known.isEmpty ? "no identifiers" : "the identifiers \(known.joined(separator: ", "))")
    }
    return found
  }

  /// Every view of this type as learners write it: `VStack`, `Image`, `Gauge`.
  public func all(_ type: String) -> [PictureElement] { elements.filter { $0.type == type } }

  /// Every SF Symbol, and every text that has one in it.
  public var symbols: [PictureElement] { elements.filter { $0.symbolName != nil } }

  /// Every text, then every symbol that stands in none.
  package var textsAndSymbols: [PictureElement] {
    textElements + symbols.filter { ($0.text ?? "").isEmpty }
  }

  /// The SF Symbol of this name.
  public func symbol(_ name: String) throws -> PictureElement {
    let candidates = symbols.filter { $0.symbolNames.contains(name) }
    guard let found = candidates.first(where: \.isVisible) ?? candidates.first else {
      let known = symbols.flatMap(\.symbolNames)
      throw missing(
        "the symbol “\(name)”",
        has: known.isEmpty ? "no symbol" : "the symbols \(known.joined(separator: ", "))")
    }
    return found
  }

  /// Every image that is no symbol.
  public var images: [PictureElement] { elements.filter { $0.imageName != nil } }

  /// Every button, toggle and link.
  public var controls: [PictureElement] { elements.filter { $0.tapAction != nil } }

  /// The button, toggle or link that shows, or reads to VoiceOver, something containing `label`.
  public func button(_ label: String? = nil) throws -> PictureElement {
    let candidates = controls
    guard let label else {
      guard let only = candidates.first else { throw missing("a button", has: "none") }
      return only
    }
    guard let found = candidates.first(where: { $0.spokenText.contains(label) }) else {
      let known = candidates.map { "“\($0.spokenText)”" }
      throw missing(
        "a button labelled “\(label)”",
        has: known.isEmpty ? "no button" : "the buttons \(known.joined(separator: ", "))")
    }
    return found
  }

  /// The button or toggle that performs the app intent of this type name.
  public func button(performing intent: String) throws -> PictureElement {
    let candidates = controls.filter {
      if case .intent = $0.tapAction { true } else { false }
    }
    guard let found = candidates.first(where: { $0.intent == intent }) else {
      let known = candidates.compactMap(\.intent)
      throw missing(
        "a button that performs \(intent)",
        has: known.isEmpty
          ? "no button with an intent" : "buttons that perform \(known.joined(separator: ", "))")
    }
    return found
  }

  /// Every gauge and progress view.
  public var gauges: [PictureElement] { elements.filter { $0.fraction != nil } }

  /// The first gauge or progress view.
  public func gauge() throws -> PictureElement {
    guard let found = gauges.first else { throw missing("a gauge", has: "none") }
    return found
  }
}
