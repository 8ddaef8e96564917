import SwiftSource

/// Where an extension's files say what it offers: its widgets, its bundles, the checks in them.
package struct ExtensionOutline {
  private let source: SourceOutline

  package init(_ files: [LintedFile]) {
    source = SourceOutline(files)
  }

  /// A condition on the iOS version around something.
  package struct Guard: Hashable, Sendable {
    package let place: LintPlace
    /// As it is written, such as `16.0`.
    package let version: String
    /// True where it lets newer systems in, false where it keeps them out.
    package let letsNewerIn: Bool
  }

  /// Where a type is declared.
  package func declaration(of type: String) -> LintPlace? { source.declaration(of: type)?.place }

  package func isBundle(_ type: String) -> Bool {
    source.types(conformingTo: "WidgetBundle").contains { $0.name == Self.last(type) }
  }

  /// Where the body of a bundle begins.
  package func body(of bundle: String) -> LintPlace? {
    source.parts(of: Self.last(bundle)).compactMap { type in
      type.member("body").map { LintPlace(file: type.file, line: $0.line) }
    }.first
  }

  /// Where a bundle makes a widget of this type, with the conditions around it.
  package func mentions(of widget: String) -> [(place: LintPlace, guards: [Guard])] {
    let name = Self.last(widget)
    return bundleBodies.flatMap { file, type, body in
      body.indices.filter { index in
        body[index].kind == .word && body[index].text == name && index + 1 < file.code.endIndex
          && ["(", "<"].contains(file.code[index + 1].text)
      }.map { (type.place(of: body[$0]), guards(around: $0, in: body, of: file, type)) }
    }
  }

  /// Where a bundle's builder first meets a condition; nil where there is none, and where an explicit
  /// `return` turns the builder off.
  package var firstCondition: LintPlace? {
    conditions { !$0.contains(word: "return") }
  }

  /// Where a bundle first chooses between explicit returns by the system's version.
  package var firstReturnedCondition: LintPlace? {
    conditions { $0.contains(word: "return") && $0.contains(word: "#available", "#unavailable") }
  }

  private func conditions(in isMeant: (ArraySlice<CodeToken>) -> Bool) -> LintPlace? {
    for (_, type, body) in bundleBodies where isMeant(body) {
      if let word = body.first(word: "if", "switch", "for") { return type.place(of: word) }
    }
    return nil
  }

  private typealias Body = (SourceFileOutline, SourceType, ArraySlice<CodeToken>)

  private var bundleBodies: [Body] {
    let bundles = Set(source.types(conformingTo: "WidgetBundle").map(\.name))
    return source.files.flatMap { file in
      file.types.filter { bundles.contains($0.name) }.flatMap { type in
        type.members.filter { $0.name == "body" }.map { (file, type, $0.body) }
      }
    }
  }

  private static func last(_ type: String) -> String {
    type.split(separator: "<").first?.split(separator: ".").last.map(String.init) ?? type
  }
}

// MARK: - Conditions

extension ExtensionOutline {
  private func guards(
    around index: Int, in body: ArraySlice<CodeToken>, of file: SourceFileOutline,
    _ type: SourceType
  ) -> [Guard] {
    body.indices.filter { body[$0].kind == .word && body[$0].text == "if" && $0 < index }
      .compactMap { start -> Guard? in
        guard let open = file.block(after: start), open <= index, let close = file.closing[open]
        else { return nil }
        let check = body[start..<open].indices.first {
          ["#available", "#unavailable"].contains(body[$0].text)
        }
        guard let check, let version = file.version(at: check) else { return nil }
        let isInBody = index < close
        guard isInBody || file.isInElse(index, behind: close) else { return nil }
        return Guard(
          place: type.place(of: body[check]), version: version,
          letsNewerIn: (body[check].text == "#available") == isInBody)
      }
  }
}

extension SourceFileOutline {
  /// The brace that opens the block of the statement at `start`.
  fileprivate func block(after start: Int) -> Int? {
    var position = start
    while position < code.endIndex {
      if code[position].text == "{" { return position }
      position = (closing[position] ?? position) + 1
    }
    return nil
  }

  /// Whether something stands in what follows the `else` behind a block, however often that goes on.
  fileprivate func isInElse(_ index: Int, behind close: Int) -> Bool {
    var end = close
    while end + 1 < code.endIndex, code[end + 1].text == "else",
      let open = block(after: end + 2), let next = closing[open]
    {
      if (open...next).contains(index) { return true }
      end = next
    }
    return false
  }

  /// The version that `#available(iOS 16.0, *)`, or the application extension's, names.
  fileprivate func version(at check: Int) -> String? {
    let arguments = code[check...].inside(check + 1)
    guard let system = arguments.firstIndex(where: { $0.text.hasPrefix("iOS") }),
      system + 1 < arguments.endIndex
    else { return nil }
    return arguments[system + 1].text
  }
}
