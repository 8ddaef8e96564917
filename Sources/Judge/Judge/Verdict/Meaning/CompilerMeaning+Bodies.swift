import Sentences

/// Explanations of messages about bodies, builders, keywords and missing types.
extension CompilerMeaning {
  /// Explains keywords of other languages and keywords with wrong capitalization.
  static func keywords(in message: String) -> Sentence? {
    guard let match = message.firstMatch(of: /cannot find '([^']+)' in scope/),
      let word = swiftWord(for: String(match.1))
    else { return nil }
    return Sentence(
      "Swift has no `\(match.1)`. Write `\(word)`.",
      ko: "Swift에 `\(match.1)`라는 이름은 없어요. 대신 `\(word)` 이름을 쓰세요.")
  }

  private static func swiftWord(for word: String) -> String? {
    let others = [
      "null": "nil", "None": "nil", "function": "func", "def": "func", "const": "let",
      "this": "self", "boolean": "Bool", "string": "String", "int": "Int", "float": "Double",
    ]
    if let other = others[word] ?? others[word.lowercased()] { return other }
    let own: Set = [
      "struct", "class", "enum", "func", "let", "var", "import", "extension", "protocol", "true",
      "false", "nil", "return", "self", "if", "else", "for", "switch", "case",
    ]
    return word != word.lowercased() && own.contains(word.lowercased()) ? word.lowercased() : nil
  }

  /// Explains characters of other keyboards, and modifiers used on values that aren't views.
  static func slips(in message: String) -> Sentence? {
    if let match = message.firstMatch(of: /'[^']*([（）｛｝［］，：；＂“”‘’])[^']*'/),
      let plain = plainSign(for: match.1)
    {
      return Sentence(
        """
        `\(match.1)` belongs in text, not in Swift code. Type `\(plain)` with an English keyboard \
        layout.
        """,
        ko: "`\(match.1)` 부호는 텍스트에 쓰는 것이라 Swift가 알지 못해요. 영문 자판으로 `\(plain)` 부호를 입력하세요.")
    }
    if message.contains("unicode curly quote found") {
      return Sentence(
        "Curly quotes belong in text. Swift needs straight quotes: `\"` at both ends.",
        ko: "둥근 따옴표는 텍스트에 쓰는 것이에요. Swift에서는 양쪽 끝에 곧은 따옴표를 쓰세요: `\"`.")
    }
    if let type = valueTakenForAView(in: message) {
      return Sentence(
        "A `\(type)` is a value, not a view. Show the value with `Text(…)`, and apply the modifier to the text.",
        ko: "`\(type)` 타입은 뷰가 아니라 값이에요. `Text(…)` 뷰로 보여 주고 수정자를 거기에 붙이세요.")
    }
    if let match = message.firstMatch(of: /extraneous argument label '([^']+)' in call/) {
      return Sentence(
        """
        This call doesn't take the label `\(match.1)`. Check its spelling and capitalization \
        before you remove it.
        """,
        ko: "이 이름을 `\(match.1)` 레이블로 호출할 수 없어요. 지우기 전에 대소문자까지 레이블의 철자를 확인하세요.")
    }
    if message.contains("'/' is not a prefix unary operator") {
      return Sentence(
        "In Swift 5 mode, the default of Xcode projects, a regular expression is written `#/…/#`.",
        ko: "Xcode 프로젝트의 기본인 Swift 5 모드에서는 정규식을 `#/…/#` 형식으로 써요.")
    }
    if message.contains("access level") && message.contains("requires a package name") {
      return Sentence(
        """
        `package` is for code in a Swift package, and a widget's files aren't in a package. Remove \
        the keyword: files in the same module can use one another's declarations without it.
        """,
        ko: """
          `package` 수준은 Swift 패키지의 코드에 쓰는데 위젯 파일은 패키지에 들어 있지 않아요. 지우세요. 아무것도 쓰지 \
          않아도 한 모듈의 파일은 서로를 볼 수 있어요.
          """)
    }
    if message.contains("expected ',' separator") {
      return Sentence(
        "A comma is missing here, or an earlier bracket isn't closed.",
        ko: "여기에 쉼표가 빠졌거나 앞의 괄호가 닫히지 않았어요.")
    }
    return nil
  }

  /// Returns the type in `value of type 'String' has no member 'font'`, if only views have that member.
  static func valueTakenForAView(in message: String) -> String? {
    let pattern =
      /value of type '(?<type>String|Int|Double|Date|Bool)' has no (?:dynamic )?member '(?<name>\w+)'/
    guard let match = message.firstMatch(of: pattern), modifiers.contains(String(match.name))
    else { return nil }
    return String(match.type)
  }

  private static let modifiers: Set<String> = [
    "font", "fontWeight", "bold", "foregroundStyle", "foregroundColor", "padding", "frame",
    "background", "overlay", "opacity", "lineLimit", "minimumScaleFactor", "multilineTextAlignment",
    "widgetAccentable", "containerBackground", "accessibilityLabel", "monospacedDigit",
  ]

  private static func plainSign(for sign: Substring) -> String? {
    let signs = [
      "（": "(", "）": ")", "｛": "{", "｝": "}", "［": "[", "］": "]", "，": ",", "：": ":", "；": ";",
      "＂": "\"", "“": "\"", "”": "\"", "‘": "\"", "’": "\"",
    ]
    return signs[String(sign)]
  }

  /// Protocols that require a body or property, with its declaration.
  private static let bodies = [
    "View": "var body: some View { … }", "Widget": "var body: some WidgetConfiguration { … }",
    "WidgetBundle": "var body: some Widget { … }",
    "ControlWidget": "var body: some ControlWidgetConfiguration { … }",
    "ViewModifier": "func body(content: Content) -> some View { … }",
    "TimelineEntry": "let date: Date",
  ]

  static func bodies(in message: String) -> Sentence? {
    if let match = message.firstMatch(of: /type '([^']+)' does not conform to protocol '([^']+)'/),
      let body = bodies[String(match.2)]
    {
      return Sentence(
        "A `\(match.2)` needs `\(body)`, with exactly this type. `\(match.1)` doesn't declare it yet.",
        ko: "`\(match.2)` 타입에는 꼭 이 타입의 `\(body)` 선언이 있어야 해요. `\(match.1)` 안에는 아직 없어요.")
    }
    if message.contains("closure containing control flow statement cannot be used with"),
      message.contains("'WidgetBundleBuilder'")
    {
      return Sentence(
        """
        A bundle's body lists widgets and can't contain `else`, `switch` or `for`. For two iOS \
        versions, write `return WidgetBundleBuilder.buildBlock(…)` in both branches of `if \
        #available`.
        """,
        ko:
          "번들의 body에는 위젯만 적고 `else`, `switch`, `for` 문은 쓸 수 없어요. 시스템마다 다르면 `if #available` 문의 두 갈래에 `return WidgetBundleBuilder.buildBlock(…)` 줄을 직접 쓰세요."
      )
    }
    if message.contains("closure containing control flow statement cannot be used with") {
      return Sentence(
        """
        A body describes views and can't contain loops. Write `ForEach` instead of `for`, and \
        compute values in a property.
        """,
        ko: "body는 뷰를 적는 곳이라 반복문을 쓸 수 없어요. `for` 대신 `ForEach` 뷰를 쓰고, 값은 프로퍼티에서 계산하세요.")
    }
    if message.contains("do not have matching underlying types"), message.contains("'some Widget'")
    {
      return Sentence(
        """
        The bundle's two lists are two different types. Only `if #available … { return … } else { \
        return … }` can return two; `guard` and other conditions can't.
        """,
        ko:
          "번들의 두 목록은 서로 다른 타입이에요. `if #available … { return … } else { return … }` 문에서만 두 가지를 돌려줄 수 있고, `guard`나 다른 조건으로는 안 돼요."
      )
    }
    if message.contains("have mismatching types"),
      message.contains("'Self'") || message.contains("'some View'")
    {
      return Sentence(
        """
        The two branches are different types of view. Write `@ViewBuilder` above the function or \
        property, and remove `return`.
        """,
        ko: "두 갈래의 뷰 타입이 서로 달라요. 함수나 프로퍼티 위에 `@ViewBuilder` 속성을 쓰고 `return` 키워드를 빼세요.")
    }
    if message.contains("do not have matching underlying types") {
      return Sentence(
        """
        `some View` means one type of view. Write `@ViewBuilder` above the declaration and remove \
        `return`, or put the views into a `Group`.
        """,
        ko:
          "`some View` 타입은 한 가지 뷰 타입을 뜻해요. 위에 `@ViewBuilder` 속성을 쓰고 `return` 키워드를 빼거나, 뷰들을 `Group` 안에 넣으세요."
      )
    }
    if message.contains("property wrapper can only be applied to a 'var'") {
      return Sentence(
        "The value of a wrapper such as `@State` can change. Write `var` instead of `let`.",
        ko: "`@State` 같은 래퍼의 값은 바뀔 수 있어요. `let` 대신 `var` 키워드를 쓰세요.")
    }
    return nil
  }

  /// Explains types that the compiler can't infer, and calls that no overload matches.
  static func inference(of message: String) -> Sentence? {
    if message.contains("type '()' cannot conform to 'View'") {
      return Sentence(
        """
        A body lists the views to show. This line does something but shows nothing: remove it, or \
        move it into a function.
        """,
        ko: "body에는 보여 줄 뷰만 적어요. 이 줄은 무언가를 하지만 보여 주는 것이 없으니 빼거나 함수로 옮기세요.")
    }
    if message.contains("cannot conform to 'StringProtocol'") {
      return Sentence(
        """
        `Text` takes a string, but this value is something else. Turn it into a string with \
        `String(…)`, or with `\\(…)` inside quotation marks.
        """,
        ko: "`Text` 뷰에는 문자열이 필요한데 이것은 문자열이 아니에요. `String(…)`이나 따옴표 안의 `\\(…)` 표기로 문자열을 만드세요.")
    }
    if let match = message.firstMatch(of: /no such module '([^']+)'/) {
      return Sentence(
        "There's no module `\(match.1)`. Check the spelling and capitalization.",
        ko: "`\(match.1)` 모듈은 없어요. 대소문자까지 철자를 확인하세요.")
    }
    if let match = message.firstMatch(of: /requires that '([^']+)' conform to 'Identifiable'/) {
      return Sentence(
        """
        `ForEach` and lists must be able to tell elements apart. Make `\(match.1)` `Identifiable` \
        with an `id`, or specify a property: `id: \\.self`.
        """,
        ko:
          "`ForEach` 안의 요소는 서로 구별되어야 해요. `\(match.1)` 타입에 `id` 프로퍼티를 넣어 `Identifiable` 프로토콜을 따르게 하거나, `id: \\.self` 인자로 프로퍼티를 정하세요."
      )
    }
    if let match = message.firstMatch(of: /requires that '([^']+)' conform to '([^']+)'/) {
      return Sentence(
        "Only a type that conforms to `\(match.2)` is allowed here, and `\(match.1)` doesn't conform.",
        ko: "여기에는 `\(match.2)` 프로토콜을 따르는 것만 쓸 수 있는데 `\(match.1)` 타입은 따르지 않아요.")
    }
    if message.contains("could not be inferred") || message.contains("requires a contextual type")
      || message.contains("requires an explicit type")
    {
      return Sentence(
        "The compiler can't infer the type. Write it: `let names: [String] = []`.",
        ko: "컴파일러가 어떤 타입인지 추론할 수 없어요. `let names: [String] = []` 선언처럼 타입을 적으세요.")
    }
    if message.contains("no exact matches in call to") {
      return Sentence(
        "Nothing with this name accepts values of these types. Check the values in parentheses.",
        ko: "이 이름으로는 이런 타입의 값을 받지 않아요. 괄호 안의 값들을 살펴보세요.")
    }
    if let match = message.firstMatch(of: /extra arguments? (?:at position .*|'([^']+)') in call/) {
      guard let name = match.1 else {
        return Sentence(
          "The call passes an extra argument.", ko: "호출에 받지 않는 값이 있어요.")
      }
      return Sentence(
        "The call passes an extra argument: `\(name)`. Is each label spelled right?",
        ko: "호출에 받지 않는 값이 있어요: `\(name)`. 레이블의 철자가 모두 맞나요?")
    }
    return nil
  }
}
