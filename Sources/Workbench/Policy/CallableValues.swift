/// Values of a learner's that can be called like a function: closures, functions, types with a
/// `callAsFunction`.
///
/// Swift has too many ways to write one, so those are known that are none: values of a plain type that says
/// its name, and literals.
struct CallableValues {
  /// Everything that the learner's files declare, and what stands where generic parameters do.
  private let names: Set<String>

  /// Types whose values cannot be called.
  private static let plain: Set<String> = [
    "Int", "Double", "Float", "CGFloat", "String", "Substring", "Character", "Bool", "Date", "URL",
    "UUID", "Data", "TimeInterval", "Color", "Font", "Image", "Text", "Gradient", "LinearGradient",
    "RadialGradient", "AngularGradient", "Angle", "UnitPoint", "Alignment", "HorizontalAlignment",
    "VerticalAlignment", "Edge", "EdgeInsets", "CGSize", "CGPoint", "CGRect", "WidgetFamily",
    "WidgetRenderingMode", "ColorScheme", "LocalizedStringKey", "LocalizedStringResource",
  ]

  /// Tokens of what a value is made from that are looked at.
  private static let longest = 40

  init(names: Set<String>, files: [CodeTokens]) {
    var names = names
    for tokens in files {
      for (index, token) in tokens.all.enumerated() where token.kind == .name {
        let before = tokens[index - 1]
        let after = tokens[index + 1]
        let beginsGenerics = before.kind == .operatorSign && before.text.hasSuffix("<")
        let isAmongGenerics =
          before.is(",")
          && (after.is(",") || after.is(":")
            || after.kind == .operatorSign && after.text.hasPrefix(">"))
        if beginsGenerics || isAmongGenerics || before.is("each") { names.insert(token.text) }
      }
    }
    self.names = names
  }

  /// Whether a value may be one of them.
  func contain(_ value: DeclarationScan.Declaration, in tokens: CodeTokens) -> Bool {
    let name = value.index + 1
    guard tokens[name].text == value.name else { return true }
    if tokens[name + 1].is(":") { return !isPlain(typeAt: name + 2, in: tokens) }
    return !(tokens[name + 1].is("=") && isPlain(expressionAt: name + 2, in: tokens))
  }

  private func isPlain(typeAt start: Int, in tokens: CodeTokens) -> Bool {
    let token = tokens[start]
    guard token.kind == .name, !token.isEscaped, Self.plain.contains(token.text),
      !names.contains(token.text)
    else { return false }
    let next = tokens[start + 1]
    return next.kind != .operatorSign || next.text == "=" || next.text == "?"
  }

  private func isPlain(expressionAt start: Int, in tokens: CodeTokens) -> Bool {
    guard tokens[start].kind == .literal || isPlain(typeAt: start, in: tokens, before: [".", "("])
    else { return false }
    for index in start..<start + Self.longest {
      let token = tokens[index]
      if token.is("}") || token.is(";") || token.is("@") { return true }
      if token.is("{") || token.is("[") || token.isEscaped { return false }
      if token.kind == .operatorSign, token.text != "." { return false }
      guard token.kind == .name else { continue }
      if !DeclarationScan.isMember(index, in: tokens), Self.beginnings.contains(token.text) {
        return true
      }
      if token.is("as") || token.is("init") || names.contains(token.text) { return false }
    }
    return false
  }

  private func isPlain(typeAt index: Int, in tokens: CodeTokens, before signs: [String]) -> Bool {
    let token = tokens[index]
    return token.kind == .name && !token.isEscaped && Self.plain.contains(token.text)
      && !names.contains(token.text) && signs.contains(tokens[index + 1].text)
  }

  private static let beginnings: Set<String> = [
    "var", "let", "func", "static", "private", "fileprivate", "public", "internal", "struct",
    "enum", "class", "extension", "init", "subscript", "typealias", "mutating", "case",
  ]
}
