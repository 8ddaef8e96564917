import Judge
import Sentences
import Testing

@Suite("The ordinary mistakes have plain words")
struct BeginnersWordsTests {
  @Test(arguments: [
    "expected '{' after 'if' condition",
    "string interpolation can only appear inside a string literal",
    "expected ':' after '? ...' in ternary expression",
    "cannot find operator '++' in scope; did you mean '+= 1'?",
    "'p' is not a valid digit in integer literal",
    "expected a macro identifier for a pound literal expression",
    "extraneous whitespace between '#' and macro name is not permitted",
    "single-quoted string literal found, use '\"'",
    "unnamed argument #2 must precede argument 'for'",
    "unexpected non-void return value in void function",
    "type annotation missing in pattern",
    "class 'SunnyCard' has no initializers",
    "expected member name or initializer call after type name",
    "type 'Divider.Type' cannot conform to 'View'",
    "type '() -> some View' cannot conform to 'View'",
    "cannot pass function of type '() async -> Text' to parameter expecting synchronous function type",
    "invalid conversion from throwing function of type '() throws -> Text' to non-throwing function",
    "'%' is not a postfix unary operator",
    "binary operator '==' cannot be applied to operands of type 'String' and 'Int'",
    "initializer for conditional binding must have Optional type, not 'String'",
    "instance member 'font' cannot be used on type 'View'",
    "'spacing' is inaccessible due to 'internal' protection level",
    "missing argument for parameter 'verbatim' in call",
    "expected 'func' keyword in instance method declaration",
    "expected 'var' keyword in property declaration",
    "static member 'yellow' cannot be used on instance of type 'Color'",
  ])
  func everyErrorHasAnExplanation(message: String) throws {
    let error = VerdictDiagnostic(
      severity: .error, message: Sentence(verbatim: message), file: "Card.swift", line: 1, column: 1
    )
    let told = try #require([error].explained().first)
    for language in Language.allCases {
      #expect(told.explanation?.spoken(in: language).isEmpty == false, "\(message)")
    }
  }
}
