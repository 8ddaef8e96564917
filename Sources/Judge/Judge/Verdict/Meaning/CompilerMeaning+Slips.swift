import Sentences

/// Explanations of messages about typical beginners' mistakes.
extension CompilerMeaning {
  /// Explains mistakes in conditions, strings, numbers and operators.
  static func writing(in message: String) -> Sentence? {
    if message.contains("expected '{' after 'if' condition")
      || message.contains("expected '{' after 'while' condition")
      || message.contains("expected '{' after 'else'")
    {
      return Sentence(
        "what `if` decides about always stands in braces, and the condition ends where they open. And, or, not are `&&`, `||`, `!`.",
        ko:
          "`if` 문이 정하는 내용은 언제나 중괄호 안에 쓰고, 조건은 여는 중괄호에서 끝나요. ‘그리고’, ‘또는’, 부정은 `&&`, `||`, `!` 부호예요."
      )
    }
    if message.contains("string interpolation can only appear inside") {
      return Sentence(
        "`\\(…)` puts a value into a text, so it stands inside the quotation marks: `\"Hi \\(name)\"`.",
        ko: "`\\(…)` 표기는 글 안에 값을 넣는 것이라 따옴표 안에 써요: `\"Hi \\(name)\"`.")
    }
    if message.contains("after '? ...' in ternary expression") {
      return Sentence(
        "behind `?` stand two values with a colon between them: `isRaining ? \"wet\" : \"dry\"`.",
        ko: "`?` 뒤에는 두 값을 쌍점으로 나누어 써요: `isRaining ? \"wet\" : \"dry\"`.")
    }
    if message.contains("cannot find operator '++'")
      || message.contains("cannot find operator '--'")
    {
      return Sentence(
        "Swift has no `++` and `--`: write `count += 1`, in a function. A body changes nothing.",
        ko: "Swift에는 `++`, `--` 연산자가 없어요. 함수 안에서 `count += 1`처럼 쓰고, body에서는 값을 바꾸지 않아요.")
    }
    if message.contains("is not a valid digit in integer literal") {
      return Sentence(
        "a number has a letter in it. Lengths are points and stand without a unit: `6`.",
        ko: "숫자에 글자가 섞여 있어요. 길이는 포인트이고 단위 없이 써요: `6`.")
    }
    if message.contains("pound literal expression") || message.contains("between '#' and macro")
      || message.contains("whitespace between '#'")
    {
      return Sentence(
        "`#` begins nothing here. A comment begins with `//`; a colour is `Color(red: …, green: …, blue: …)`.",
        ko: "여기에서 `#` 부호는 쓸 수 없어요. 주석은 `//` 부호로 시작하고, 색은 `Color(red: …, green: …, blue: …)` 값으로 써요."
      )
    }
    if message.contains("'%' is not a postfix unary operator") { return noPercent }
    if let match = message.firstMatch(
      of: /binary operator '([^']+)' cannot be applied to operands of type '([^']+)' and '([^']+)'/)
    {
      return Sentence(
        "`\(match.1)` stands between a `\(match.2)` and a `\(match.3)`, and takes two values of one type.",
        ko: "`\(match.1)` 연산자 양쪽의 타입이 달라요: `\(match.2)`, `\(match.3)`. 같은 타입의 값 두 개를 쓰세요.")
    }
    if let match = message.firstMatch(of: /must have Optional type, not '([^']+)'/) {
      return Sentence(
        "`if let` is for what may be missing, and a `\(match.1)` is always there: use it as it is.",
        ko: "`if let` 구문은 없을 수도 있는 값에 쓰는데, `\(match.1)` 값은 언제나 있어요. 그대로 쓰세요.")
    }
    if message.contains("single-quoted string literal") {
      return Sentence(
        "a text stands between double quotation marks.", ko: "글은 큰따옴표 사이에 써요.")
    }
    if message.contains("unnamed argument") && message.contains("must precede argument") {
      return Sentence(
        "the order of what a call is given is fixed.", ko: "호출에 넘기는 값의 순서는 정해져 있어요.")
    }
    return nil
  }

  static let noPercent = Sentence(
    "Swift has no per cent: an opacity or a share is a number from 0 to 1, such as `0.5`.",
    ko: "Swift에는 퍼센트가 없어요. 불투명도나 비율은 `0.5`처럼 0부터 1까지의 수로 써요.")

  static let functionsBegin = Sentence(
    "a function begins with `func`.", ko: "함수는 `func` 키워드로 시작해요.")

  /// Explains modifiers without a view, and names that aren't modifiers.
  static func modifying(in message: String) -> Sentence? {
    if let match = message.firstMatch(
      of: /instance member '([^']+)' cannot be used on type 'View'/)
    {
      return Sentence(
        "`.\(match.1)` has no view before it: a modifier changes the view that stands in front of its dot.",
        ko: "`.\(match.1)` 앞에 뷰가 없어요. 수정자는 점 앞에 있는 뷰를 바꿔요.")
    }
    if let match = message.firstMatch(of: /'([^']+)' is inaccessible due to 'internal'/) {
      return Sentence(
        "`\(match.1)` is no modifier. Perhaps the view is made with it, in its round brackets.",
        ko: "`\(match.1)` 이름의 수정자는 없어요. 뷰를 만들 때 소괄호 안에 쓰는 값일 수도 있어요.")
    }
    if message.contains("missing argument for parameter 'verbatim' in call") {
      return Sentence(
        "a `Text` needs words to show: `Text(\"Rain\")`.",
        ko: "`Text` 뷰에는 보여 줄 글이 필요해요: `Text(\"Rain\")`.")
    }
    return nil
  }

  /// Explains declarations without a type, unexpected return values, and code that doesn't belong in a body.
  static func declaring(in message: String) -> Sentence? {
    if message.contains("expected 'func' keyword") {
      return Sentence(
        "only declarations may stand here, and a function begins with `func`. Perhaps a brace closes too early above.",
        ko: "여기에는 선언만 둘 수 있고, 함수는 `func` 키워드로 시작해요. 위에서 중괄호가 너무 일찍 닫혔는지 살펴보세요.")
    }
    if message.contains("expected 'var' keyword in property declaration") {
      return Sentence(
        "a property begins with `let` or `var`. Its value changes in functions alone, not among declarations.",
        ko: "프로퍼티는 `let`이나 `var` 키워드로 시작해요. 값은 선언 사이가 아니라 함수 안에서 바꿔요.")
    }
    if message.contains("unexpected non-void return value") {
      return Sentence(
        "the function says nowhere what it gives back: write the type before its braces, as in `-> String`.",
        ko: "함수가 무엇을 돌려주는지 적혀 있지 않아요. 중괄호 앞에 `-> String`처럼 타입을 쓰세요.")
    }
    if message.contains("type annotation missing in pattern") {
      return Sentence(
        "a property needs a type or a value: `let name: String`, or `let name = \"Sokcho\"`.",
        ko: "프로퍼티에는 타입이나 값이 필요해요: `let name: String` 또는 `let name = \"Sokcho\"`.")
    }
    if let match = message.firstMatch(of: /class '([^']+)' has no initializers/) {
      return Sentence(
        "views and widgets are a `struct`. As a `class`, `\(match.1)` would have to say how it begins.",
        ko: "뷰와 위젯은 `struct` 타입이에요. `class` 타입이라면 `\(match.1)` 안에 이니셜라이저를 써야 해요.")
    }
    if message.contains("initializer call after type name") {
      return Sentence(
        "a type alone is no value. `let name: String` says of which type it is.",
        ko: "타입 이름만으로는 값이 되지 않아요. `let name: String` 선언처럼 쌍점 뒤에 타입을 쓰세요.")
    }
    if let match = message.firstMatch(of: /type '(\w+)\.Type' cannot conform to 'View'/) {
      return Sentence(
        "`\(match.1)` is the type. A view of it is made with brackets: `\(match.1)()`.",
        ko: "`\(match.1)` 이름만 쓰면 타입이에요. 괄호를 붙여야 뷰가 돼요: `\(match.1)()`.")
    }
    if message.contains(/type '\([^']*\) -> [^']+' cannot conform to 'View'/) {
      return Sentence(
        "this is a function that has not been called, and no view. Is there a `=` before the braces, or are brackets missing?",
        ko: "이것은 뷰가 아니라 아직 부르지 않은 함수예요. 중괄호 앞에 `=` 부호가 있거나 괄호가 빠지지 않았나요?")
    }
    if message.contains("() async ->"), message.contains("synchronous function type") {
      return Sentence(
        "a body does not wait: take `await` out. A widget waits for data in its provider's timeline.",
        ko: "body에서는 기다릴 수 없으니 `await` 키워드를 빼세요. 위젯은 프로바이더의 타임라인에서 데이터를 기다려요.")
    }
    if message.contains("invalid conversion from throwing function") {
      return Sentence(
        "a body cannot fail: take `try` out, or work the value out before and show what it came to.",
        ko: "body에서는 오류를 던질 수 없어요. `try` 키워드를 빼거나, 값을 미리 구해 그 결과를 보여 주세요.")
    }
    if message.contains("static member"), message.contains("cannot be used on instance") {
      return Sentence(
        "this name belongs to the type, and here it stands behind a value. Is a comma missing before it?",
        ko: "타입에 속한 이름이 값 뒤에 붙어 있어요. 앞에 쉼표가 빠지지 않았나요?")
    }
    return nil
  }
}
