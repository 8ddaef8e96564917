package import SwiftSource

/// Where an extension's files say what it offers: its widgets, its bundles, the checks in them.
package struct ExtensionOutline {
  private let source: SourceOutline

  package init(_ files: [SwiftFile]) {
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

  /// What a type's declaration says of the iOS that it came with; nil where it says nothing.
  package func introduction(of type: String) -> Guard? {
    let name = Self.last(type)
    for file in source.files {
      if let declaration = file.versionedDeclarations.first(where: { $0.name == name }) {
        return Guard(
          place: file.place(of: declaration.mark), version: declaration.version, letsNewerIn: true)
      }
    }
    return nil
  }

  /// The type that is marked `@main`.
  package var entryPoint: String? {
    source.types.first { $0.attributes.contains("@main") }?.name
  }

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
        body[index].isWord(name) && ["(", "<"].contains(file[index + 1].text)
      }.map { (type.place(of: body[$0]), guards(around: $0, in: body, of: file)) }
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

  private typealias Body = (SwiftFile, TypeDeclaration, ArraySlice<CodeToken>)

  private var bundleBodies: [Body] {
    let bundles = Set(source.types(conformingTo: "WidgetBundle").map(\.name))
    return source.files.flatMap { file in
      source.types.filter { $0.file == file.name && bundles.contains($0.name) }.flatMap { type in
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
    around index: Int, in body: ArraySlice<CodeToken>, of file: SwiftFile
  ) -> [Guard] {
    file.conditionalStatements.compactMap { statement in
      guard statement.keyword == .if, body.indices.contains(statement.start),
        (statement.body.lowerBound..<statement.end).contains(index),
        let condition = statement.conditions.first(where: { $0.kind != .other }),
        let version = condition.version
      else { return nil }
      // In what follows the `else`, however often that goes on, the condition does not hold.
      let isInBody = statement.body.contains(index)
      return Guard(
        place: file.place(of: condition.places.lowerBound), version: version,
        letsNewerIn: (condition.kind == .available) == isInBody)
    }
  }
}
