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
        """
        The code after `if` always goes in braces, and the condition ends where they open. “And”, \
        “or” and “not” are `&&`, `||` and `!`.
        """,
        ko:
          "`if` 문에서 실행할 코드는 언제나 중괄호 안에 쓰고, 조건은 여는 중괄호에서 끝나요. ‘그리고’, ‘또는’, 부정은 `&&`, `||`, `!` 부호예요."
      )
    }
    if message.contains("string interpolation can only appear inside") {
      return Sentence(
        """
        `\\(…)` puts a value into a string, so write it inside the quotation marks: `"Hi \
        \\(name)"`.
        """,
        ko: "`\\(…)` 표기는 문자열 안에 값을 넣는 것이라 따옴표 안에 써요: `\"Hi \\(name)\"`.")
    }
    if message.contains("after '? ...' in ternary expression") {
      return Sentence(
        "After `?`, write two values with a colon between them: `isRaining ? \"wet\" : \"dry\"`.",
        ko: "`?` 뒤에는 두 값을 쌍점으로 나누어 써요: `isRaining ? \"wet\" : \"dry\"`.")
    }
    if message.contains("cannot find operator '++'")
      || message.contains("cannot find operator '--'")
    {
      return Sentence(
        """
        Swift has no `++` or `--`. Write `count += 1`, in a function: a body doesn't change values.
        """,
        ko: "Swift에는 `++`, `--` 연산자가 없어요. 함수 안에서 `count += 1`처럼 쓰고, body에서는 값을 바꾸지 않아요.")
    }
    if message.contains("is not a valid digit in integer literal") {
      return Sentence(
        "The number contains a letter. Lengths are in points and have no unit: `6`.",
        ko: "숫자에 글자가 섞여 있어요. 길이는 포인트이고 단위 없이 써요: `6`.")
    }
    if message.contains("pound literal expression") || message.contains("between '#' and macro")
      || message.contains("whitespace between '#'")
    {
      return Sentence(
        """
        `#` doesn't start anything here. Write a comment with `//`, and a color as `Color(red: …, \
        green: …, blue: …)`.
        """,
        ko: "여기에서 `#` 부호는 쓸 수 없어요. 주석은 `//` 부호로 시작하고, 색은 `Color(red: …, green: …, blue: …)` 값으로 써요."
      )
    }
    if message.contains("'%' is not a postfix unary operator") { return noPercent }
    if let match = message.firstMatch(
      of: /binary operator '([^']+)' cannot be applied to operands of type '([^']+)' and '([^']+)'/)
    {
      return Sentence(
        "`\(match.1)` needs two values of the same type, but got `\(match.2)` and `\(match.3)`.",
        ko: "`\(match.1)` 연산자 양쪽의 타입이 달라요: `\(match.2)`, `\(match.3)`. 같은 타입의 값 두 개를 쓰세요.")
    }
    if let match = message.firstMatch(of: /must have Optional type, not '([^']+)'/) {
      return Sentence(
        """
        `if let` is for a value that may be missing, and a `\(match.1)` is always there. Use the \
        value directly.
        """,
        ko: "`if let` 구문은 없을 수도 있는 값에 쓰는데, `\(match.1)` 값은 언제나 있어요. 그대로 쓰세요.")
    }
    if message.contains("single-quoted string literal") {
      return Sentence(
        "Put strings in double quotation marks.", ko: "문자열은 큰따옴표 사이에 써요.")
    }
    if message.contains("unnamed argument") && message.contains("must precede argument") {
      return Sentence(
        "The arguments of a call have a fixed order.", ko: "호출에 넘기는 인자의 순서는 정해져 있어요.")
    }
    return nil
  }

  static let noPercent = Sentence(
    """
    Swift has no percent sign for numbers. Write an opacity or a fraction as a number from 0 to \
    1, such as `0.5`.
    """,
    ko: "Swift에는 퍼센트 표기가 없어요. 불투명도나 비율은 `0.5`처럼 0부터 1까지의 수로 써요.")

  static let functionsBegin = Sentence(
    "A function starts with `func`.", ko: "함수는 `func` 키워드로 시작해요.")

  /// Explains modifiers without a view, and names that aren't modifiers.
  static func modifying(in message: String) -> Sentence? {
    if let match = message.firstMatch(
      of: /instance member '([^']+)' cannot be used on type 'View'/)
    {
      return Sentence(
        """
        There's no view before `.\(match.1)`. A modifier changes the view in front of its dot. To modify \
        an `if` or a `switch`, put `Group { … }` around it.
        """,
        ko: """
          `.\(match.1)` 앞에 뷰가 없어요. 수정자는 점 앞에 있는 뷰를 바꿔요. `if`나 `switch` 전체를 바꾸려면 \
          `Group { … }`로 감싸세요.
          """)
    }
    if let match = message.firstMatch(of: /'([^']+)' is inaccessible due to 'internal'/) {
      return Sentence(
        "`\(match.1)` isn't a modifier. It may be an argument of the view, in its parentheses.",
        ko: "`\(match.1)` 이름의 수정자는 없어요. 뷰를 만들 때 소괄호 안에 쓰는 값일 수도 있어요.")
    }
    if message.contains("missing argument for parameter 'verbatim' in call") {
      return Sentence(
        "A `Text` needs a string to show: `Text(\"Rain\")`.",
        ko: "`Text` 뷰에는 보여 줄 문자열이 필요해요: `Text(\"Rain\")`.")
    }
    return nil
  }

  /// Explains declarations without a type, unexpected return values, and code that doesn't belong in a body.
  static func declaring(in message: String) -> Sentence? {
    if message.contains("expected 'func' keyword") {
      return Sentence(
        """
        Only declarations are allowed here, and a function starts with `func`. A brace above may \
        close too early.
        """,
        ko: "여기에는 선언만 쓸 수 있고, 함수는 `func` 키워드로 시작해요. 위에서 중괄호가 너무 일찍 닫혔는지 살펴보세요.")
    }
    if message.contains("expected 'var' keyword in property declaration") {
      return Sentence(
        """
        A property starts with `let` or `var`. To change a property's value, write that code \
        in a function.
        """,
        ko: "프로퍼티는 `let`이나 `var` 키워드로 시작해요. 값은 선언 사이가 아니라 함수 안에서 바꿔요.")
    }
    if message.contains("unexpected non-void return value") {
      return Sentence(
        """
        The function doesn't declare what it returns. Write the type before its braces, as in `-> \
        String`. If the function has a completion handler, pass it the value: `completion(…)`.
        """,
        ko:
          "함수가 무엇을 돌려주는지 적혀 있지 않아요. 중괄호 앞에 `-> String`처럼 타입을 쓰세요. 함수에 완료 핸들러가 있다면 값을 넘기세요: `completion(…)`."
      )
    }
    if message.contains("type annotation missing in pattern") {
      return Sentence(
        "A property needs a type or a value: `let name: String`, or `let name = \"Sokcho\"`.",
        ko: "프로퍼티에는 타입이나 값이 필요해요: `let name: String` 또는 `let name = \"Sokcho\"`.")
    }
    if let match = message.firstMatch(of: /class '([^']+)' has no initializers/) {
      return Sentence(
        "Make views and widgets a `struct`. As a `class`, `\(match.1)` would need an initializer.",
        ko: "뷰와 위젯은 `struct` 타입이에요. `class` 타입이라면 `\(match.1)` 안에 이니셜라이저를 써야 해요.")
    }
    if message.contains("initializer call after type name") {
      return Sentence(
        """
        This is a type, not a value. To declare a property of that type, write `let name: String`.
        """,
        ko: "타입 이름만으로는 값이 되지 않아요. `let name: String` 선언처럼 쌍점 뒤에 타입을 쓰세요.")
    }
    if let match = message.firstMatch(of: /type '(\w+)\.Type' cannot conform to 'View'/) {
      return Sentence(
        "`\(match.1)` is a type. To create a view, add parentheses: `\(match.1)()`.",
        ko: "`\(match.1)` 이름만 쓰면 타입이에요. 괄호를 붙여야 뷰가 돼요: `\(match.1)()`.")
    }
    if message.contains(/type '\([^']*\) -> [^']+' cannot conform to 'View'/) {
      return Sentence(
        """
        This is a function that hasn't been called, not a view. Is there an `=` before the \
        braces, or are parentheses missing?
        """,
        ko: "이것은 뷰가 아니라 아직 부르지 않은 함수예요. 중괄호 앞에 `=` 부호가 있거나 괄호가 빠지지 않았나요?")
    }
    if message.contains("() async ->"), message.contains("synchronous function type") {
      return Sentence(
        "A body can't wait, so remove `await`. A widget waits for data in its provider's timeline.",
        ko: "body에서는 기다릴 수 없으니 `await` 키워드를 빼세요. 위젯은 프로바이더의 타임라인에서 데이터를 기다려요.")
    }
    if message.contains("invalid conversion from throwing function") {
      return Sentence(
        "A body can't throw. Remove `try`, or compute the value beforehand and show the result.",
        ko: "body에서는 오류를 던질 수 없어요. `try` 키워드를 빼거나, 값을 미리 구해 그 결과를 보여 주세요.")
    }
    if message.contains("static member"), message.contains("cannot be used on instance") {
      return Sentence(
        "This name belongs to the type, but here it follows a value. Is a comma missing before the name?",
        ko: "타입에 속한 이름이 값 뒤에 붙어 있어요. 앞에 쉼표가 빠지지 않았나요?")
    }
    return nil
  }
}
