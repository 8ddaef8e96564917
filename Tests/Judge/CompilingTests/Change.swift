import Testing

/// A change to one file that affects the meaning of another file.
struct Change: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var declarations = ""
  let expression: String
  let before: String
  let after: String

  private static let opaque = """
    protocol Numbered { var number: Int { get } }
    struct Small: Numbered { var number: Int { 1 } }
    struct Large: Numbered { var first = "first"; var second = 2; var number: Int { second } }

    """

  private static let rows = """
    struct Row { var kept: some Numbered { Small() } }
    struct RowHolder { struct Row {} }

    """

  private static let shown = """
    protocol Showing { associatedtype Body: Numbered; var body: Body { get } }

    """

  static let all = [
    Change(
      testDescription: "a struct gets a member", expression: "Box().second",
      before: "struct Box { var first = 1; var second = 2 }",
      after: "struct Box { var zeroth = 9; var first = 1; var second = 2 }"),
    Change(
      testDescription: "a member changes its type", expression: "Int(Box().second)",
      before: "struct Box { var first: Int8 = 1; var second = 2 }",
      after: "struct Box { var first = 1; var second: Double = 3 }"),
    Change(
      testDescription: "a protocol gets a requirement",
      declarations: "func asked(_ named: any Named) -> Int { named.second() }",
      expression: "asked(Own())",
      before:
        "protocol Named { func second() -> Int }\nstruct Own: Named { func second() -> Int { 2 } }",
      after: """
        protocol Named { func first() -> Int; func second() -> Int }
        struct Own: Named { func first() -> Int { 1 }; func second() -> Int { 2 } }
        """),
    Change(
      testDescription: "a default argument changes", expression: "value()",
      before: "func value(_ number: Int = 1) -> Int { number }",
      after: "func value(_ number: Int = 5) -> Int { number }"),
    Change(
      testDescription: "a default argument comes", expression: "value(1)",
      before: "func value(_ number: Int) -> Int { number }",
      after: "func value(_ number: Int, and other: Int = 4) -> Int { number + other }"),
    Change(
      testDescription: "an inlinable body changes", expression: "value()",
      before: "@inlinable public func value() -> Int { 1 }",
      after: "@inlinable public func value() -> Int { 2 }"),
    Change(
      testDescription: "a transparent body changes", expression: "value()",
      before: "@_transparent public func value() -> Int { 1 }",
      after: "@_transparent public func value() -> Int { 2 }"),
    Change(
      testDescription: "a type alias changes", expression: "MemoryLayout<Number>.size",
      before: "typealias Number = Int", after: "typealias Number = Int16"),
    Change(
      testDescription: "an operator's precedence changes", expression: "2 +++ 3 * 4",
      before: """
        infix operator +++: AdditionPrecedence
        func +++ (first: Int, second: Int) -> Int { first + second }
        """,
      after: """
        infix operator +++: MultiplicationPrecedence
        func +++ (first: Int, second: Int) -> Int { first + second }
        """),
    Change(
      testDescription: "a better overload comes", expression: "chosen(1)",
      before: "func chosen(_ value: Any) -> Int { 1 }",
      after: "func chosen(_ value: Any) -> Int { 1 }\nfunc chosen(_ value: Int) -> Int { 2 }"),
    Change(
      testDescription: "an extension of a library's type takes a name",
      expression: "[3, 1, 2].sorted()[0]",
      before: "",
      after: "extension Array where Element == Int { func sorted() -> [Int] { self } }"),
    Change(
      testDescription: "an extension of a library's protocol takes a name",
      expression: "[3, 1, 2].reduce(0, +)",
      before: "",
      after: """
        extension Sequence where Element == Int {
          func reduce(_ first: Int, _ next: (Int, Int) -> Int) -> Int { 7 }
        }
        """),
    Change(
      testDescription: "an operator of a library gets an overload", expression: "([1] + [2])[0]",
      before: "", after: "func + (first: [Int], second: [Int]) -> [Int] { [5] }"),
    Change(
      testDescription: "a name of a library's is taken", expression: "max(1, 2)",
      before: "", after: "func max(_ first: Int, _ second: Int) -> Int { 9 }"),
    Change(
      testDescription: "a conformance comes",
      declarations: """
        protocol Marked {}
        func kind<Value>(_ value: Value) -> Int { 1 }
        func kind<Value: Marked>(_ value: Value) -> Int { 2 }
        """, expression: "kind(Plain())",
      before: "struct Plain {}", after: "struct Plain {}\nextension Plain: Marked {}"),
    Change(
      testDescription: "a library's type gets a conformance",
      declarations: """
        protocol Marked {}
        func kind<Value>(_ value: Value) -> Int { 1 }
        func kind<Value: Marked>(_ value: Value) -> Int { 2 }
        """, expression: "kind(\"\")",
      before: "", after: "extension String: Marked {}"),
    Change(
      testDescription: "an enumeration gets a case", expression: "Kind.last.place",
      before: "enum Kind { case first, last; var place: Int { self == .last ? 2 : 1 } }",
      after: "enum Kind { case zeroth, first, last; var place: Int { self == .last ? 3 : 1 } }"),
    Change(
      testDescription: "a class gets a method", expression: "Counter().second()",
      before: "class Counter { func second() -> Int { 2 } }",
      after: "class Counter { func first() -> Int { 1 }; func second() -> Int { 2 } }"),
    Change(
      testDescription: "a member of a member's type comes",
      declarations: "struct Outer { var inner = Inner(); var number = 6 }",
      expression: "Outer().number",
      before: "struct Inner { var first = 1 }",
      after: "struct Inner { var first = 1; var second = 2; var third = 3 }"),
    Change(
      testDescription: "an opaque result is another type",
      declarations: """
        struct Pair<First: Numbered> {
          var first: First
          var second = 5
          init(_ first: First) { self.first = first }
          var number: Int { first.number + second }
        }
        """, expression: "Int(Pair(made()).number)",
      before: opaque + "func made() -> some Numbered { Small() }",
      after: opaque + "func made() -> some Numbered { Large() }"),
    Change(
      testDescription: "an opaque result of a library's protocol is another type",
      expression: "[1].made(2).number + 1",
      before: opaque + "extension Sequence { func made(_: Int) -> some Numbered { Small() } }",
      after: opaque + "extension Sequence { func made(_: Int) -> some Numbered { Large() } }"),
    Change(
      testDescription: "an opaque property is another type",
      expression: "{ let body = Shown().body; return body.number + 1 }()",
      before: opaque + "struct Shown { var body: some Numbered { Small() } }",
      after: opaque + "struct Shown { var body: some Numbered { Large() } }"),
    Change(
      testDescription: "an opaque result within another one is another type",
      declarations: "struct Outer<Inner: Numbered> { var inner: Inner; var other = 3 }",
      expression: "Outer(inner: outer()).inner.number",
      before: opaque + """
        func outer() -> some Numbered { inner() }
        func inner() -> some Numbered { Small() }
        """,
      after: opaque + """
        func outer() -> some Numbered { inner() }
        func inner() -> some Numbered { Large() }
        """),
    Change(
      testDescription: "an opaque property of a type whose name came before is another type",
      expression: "{ let body = RowHolder.Row().body; return body.number + 1 }()",
      before: opaque + rows + "extension RowHolder.Row { var body: some Numbered { Small() } }",
      after: opaque + rows + "extension RowHolder.Row { var body: some Numbered { Large() } }"),
    Change(
      testDescription: "an opaque operator is another type", expression: "(1 +++ 2).number",
      before: opaque + """
        infix operator +++
        func +++ (first: Int, second: Int) -> some Numbered { Small() }
        """,
      after: opaque + """
        infix operator +++
        func +++ (first: Int, second: Int) -> some Numbered { Large() }
        """),
    Change(
      testDescription: "an opaque type has a view's name for it",
      expression: "MemoryLayout<Shown.Body>.size",
      before: opaque + shown + "struct Shown: Showing { var body: some Numbered { Small() } }",
      after: opaque + shown + "struct Shown: Showing { var body: some Numbered { Large() } }"),
    Change(
      testDescription: "what a literal is changes", expression: "MemoryLayout.size(ofValue: 1)",
      before: "", after: "typealias IntegerLiteralType = Int8"),
    Change(
      testDescription: "a subscript of a library's type comes",
      expression: "\"abc\"[safe: 1]",
      before: "extension String { subscript(safe place: Int) -> Int { place } }",
      after: "extension String { subscript(safe place: Int, or other: Int = 8) -> Int { other } }"),
  ]
}
