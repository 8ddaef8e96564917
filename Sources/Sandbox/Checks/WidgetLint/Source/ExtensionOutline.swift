package import SwiftSource

/// The source locations of an extension's widgets and bundles, with their availability conditions.
package struct ExtensionOutline {
  private let source: SourceOutline

  package init(_ files: [SwiftFile]) {
    source = SourceOutline(files)
  }

  /// A condition on the iOS version.
  package struct Guard: Hashable, Sendable {
    package let place: LintPlace
    /// The version as written, such as `16.0`.
    package let version: String
    /// Whether the code runs on this version and newer, rather than on older versions.
    package let letsNewerIn: Bool
  }

  package func declaration(of type: String) -> LintPlace? { source.declaration(of: type)?.place }

  /// Returns the iOS version in a type's `@available` attribute, or `nil` if the type has no such attribute.
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

  package var entryPoint: String? {
    source.types.first { $0.attributes.contains("@main") }?.name
  }

  package func isBundle(_ type: String) -> Bool {
    source.types(conformingTo: "WidgetBundle").contains { $0.name == Self.last(type) }
  }

  /// Returns the start of a bundle's body.
  package func body(of bundle: String) -> LintPlace? {
    source.parts(of: Self.last(bundle)).compactMap { type in
      type.member("body").map { LintPlace(file: type.file, line: $0.line) }
    }.first
  }

  /// Returns the places where a bundle creates a widget of this type, each with its conditions.
  package func mentions(of widget: String) -> [(place: LintPlace, guards: [Guard])] {
    let name = Self.last(widget)
    return bundleBodies.flatMap { file, type, body in
      body.indices.filter { index in
        body[index].isWord(name) && ["(", "<"].contains(file[index + 1].text)
      }.map { (type.place(of: body[$0]), guards(around: $0, in: body, of: file)) }
    }
  }

  /// The first condition in a bundle's builder, or `nil` if there's none or an explicit `return` disables the
  /// builder.
  package var firstCondition: LintPlace? {
    conditions { !$0.contains(word: "return") }
  }

  /// The first version condition in a bundle that chooses between explicit returns.
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
      // The condition doesn't hold in an `else`, including `else if` chains.
      let isInBody = statement.body.contains(index)
      return Guard(
        place: file.place(of: condition.places.lowerBound), version: version,
        letsNewerIn: (condition.kind == .available) == isInBody)
    }
  }
}
