import WorkerProtocol
import Sentences

extension RenderedPicture {
  /// Returns the view with this `accessibilityIdentifier`.
  public func find(
    identifier: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> PictureElement {
    guard let found = elements.first(where: { $0.identifier == identifier }) else {
      let known = elements.compactMap(\.identifier)
      throw missing(
        Sentence(
          "a view with the accessibility identifier “\(identifier)”",
          ko: "accessibilityIdentifier가 “\(identifier)”인 뷰"),
        has: known.isEmpty
          ? Sentence("no identifiers", ko: "식별자 없음")
          : Sentence("the identifiers \(list(known))", ko: "\(list(known)) 식별자"),
        at: CheckPlace(file, line))
    }
    return found
  }

  /// Returns every view of this type, as written in code: `VStack`, `Image`, `Gauge`.
  public func all(_ type: String) -> [PictureElement] { elements.filter { $0.type == type } }

  /// Every SF Symbol, and every `Text` that contains a symbol.
  public var symbols: [PictureElement] { elements.filter { $0.symbolName != nil } }

  /// Every view with text, followed by every symbol that isn't part of text.
  package var textsAndSymbols: [PictureElement] {
    textElements + symbols.filter { ($0.text ?? "").isEmpty }
  }

  /// Returns the SF Symbol of this name.
  public func symbol(
    _ name: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> PictureElement {
    let candidates = symbols.filter { $0.symbolNames.contains(name) }
    guard let found = candidates.first(where: \.isVisible) ?? candidates.first else {
      let known = symbols.flatMap(\.symbolNames)
      throw missing(
        Sentence("the symbol “\(name)”", ko: "“\(name)” 심볼"),
        has: known.isEmpty
          ? Sentence("no symbols", ko: "심볼 없음")
          : Sentence("the symbols \(list(known))", ko: "\(list(known)) 심볼"),
        at: CheckPlace(file, line))
    }
    return found
  }

  /// Every image that isn't a symbol.
  public var images: [PictureElement] { elements.filter { $0.imageName != nil } }

  /// Every button, toggle and link.
  public var controls: [PictureElement] { elements.filter { $0.tapAction != nil } }

  /// Returns the button, toggle or link whose visible text or VoiceOver text contains `label`.
  public func button(
    _ label: String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) throws -> PictureElement {
    let candidates = controls
    guard let label else {
      guard let only = candidates.first else {
        throw missing(
          Sentence("a button", ko: "버튼"), has: Sentence("none", ko: "없음"),
          at: CheckPlace(file, line))
      }
      return only
    }
    guard let found = candidates.first(where: { $0.spokenText.contains(label) }) else {
      let known = candidates.map { "“\($0.spokenText)”" }
      throw missing(
        Sentence("a button labeled “\(label)”", ko: "라벨이 “\(label)”인 버튼"),
        has: known.isEmpty
          ? Sentence("no buttons", ko: "버튼 없음")
          : Sentence("the buttons \(list(known))", ko: "\(list(known)) 버튼"),
        at: CheckPlace(file, line))
    }
    return found
  }

  /// Returns the button or toggle that performs this type of app intent.
  public func button(
    performing intent: String, file: StaticString = #filePath, line: UInt = #line
  ) throws -> PictureElement {
    let candidates = controls.filter {
      if case .intent = $0.tapAction { true } else { false }
    }
    guard let found = candidates.first(where: { $0.intent == intent }) else {
      let known = candidates.compactMap(\.intent)
      throw missing(
        Sentence("a button that performs \(intent)", ko: "\(intent) 인텐트를 실행하는 버튼"),
        has: known.isEmpty
          ? Sentence("no buttons with an intent", ko: "인텐트가 있는 버튼 없음")
          : Sentence(
            "buttons that perform \(list(known))", ko: "\(list(known)) 인텐트를 실행하는 버튼"),
        at: CheckPlace(file, line))
    }
    return found
  }

  /// Every gauge and progress view.
  public var gauges: [PictureElement] { elements.filter { $0.fraction != nil } }

  /// Returns the first gauge or progress view.
  public func gauge(
    file: StaticString = #filePath, line: UInt = #line
  ) throws -> PictureElement {
    guard let found = gauges.first else {
      throw missing(
        Sentence("a gauge", ko: "게이지"), has: Sentence("none", ko: "없음"), at: CheckPlace(file, line))
    }
    return found
  }
}

private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
