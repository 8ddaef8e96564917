import SwiftSource

/// The parameters of the functions and initializers in the sources, by name.
struct CallSignatures: Sendable {
  struct Parameter: Sendable {
    /// The label in a call; nil for `_`.
    let label: String?
    let type: String
    let hasDefault: Bool
    /// Whether the parameter is removed, because its type is missing.
    var isMissing = false
  }

  /// The names of missing types.
  var missing: Set<String> = []

  /// The parameters of each function, and of each type's only initializer.
  private var parameters: [String: [Parameter]] = [:]

  init() {}

  /// - Parameter declared: The number of declarations of each name; names with several are skipped.
  init(of files: some Sequence<SwiftFile>, declared: [String: Int]) {
    for file in files {
      for type in file.types {
        add(type.members.filter { $0.keyword == "func" }, of: file, declared)
        guard type.keyword != "extension", declared[type.name] == 1 else { continue }
        let initializers = type.members.filter { $0.keyword == "init" }
        if initializers.count == 1 {
          parameters[type.name] = Self.parameters(of: initializers[0], in: file)
        } else if initializers.isEmpty {
          parameters[type.name] = type.members.compactMap { Self.memberwise($0, in: file) }
        }
      }
      add(file.globals.filter { $0.keyword == "func" }, of: file, declared)
    }
  }

  private mutating func add(
    _ functions: [MemberDeclaration], of file: SwiftFile, _ declared: [String: Int]
  ) {
    for function in functions where declared[function.name] == 1 {
      parameters[function.name] = Self.parameters(of: function, in: file)
    }
  }

  /// Returns the parameter that an argument is for.
  func parameter(of callee: String, label: String?, number: Int) -> Parameter? {
    guard let all = parameters[callee] else { return nil }
    let place = label == nil ? number : all.firstIndex { $0.label == label }
    guard let place, all.indices.contains(place), all[place].label == label else { return nil }
    var found = all[place]
    found.isMissing = isMissing(found.type)
    return found
  }

  private func isMissing(_ type: String) -> Bool {
    !missing.isDisjoint(with: SwiftFile(type).tokens.map(\.name))
  }

  private static func parameters(of member: MemberDeclaration, in file: SwiftFile) -> [Parameter] {
    guard let open = member.head.firstIndex(where: { $0.isSign("(") }) else { return [] }
    return file.parts(inside: open).compactMap { part in
      guard let colon = part.first(where: { file[$0].isSign(":") }) else { return nil }
      let label = file[part.lowerBound].name
      return parameter(label == "_" ? nil : label, colon + 1..<part.upperBound, in: file)
    }
  }

  /// Returns the parameter of a structure's implicit initializer for a stored property.
  private static func memberwise(_ member: MemberDeclaration, in file: SwiftFile) -> Parameter? {
    let isStored = member.keyword == "let" || member.keyword == "var" && member.body.isEmpty
    let head = member.head
    guard isStored, !member.attributes.contains("static"), head.count > 2,
      head[head.startIndex + 1].isSign(":")
    else { return nil }
    return parameter(member.name, head.startIndex + 2..<head.endIndex, in: file)
  }

  private static func parameter(
    _ label: String?, _ places: Range<Int>, in file: SwiftFile
  ) -> Parameter {
    let value = places.first { file[$0].isSign("=") }
    return Parameter(
      label: label, type: file.text(places.lowerBound..<(value ?? places.upperBound)),
      hasDefault: value != nil)
  }
}
