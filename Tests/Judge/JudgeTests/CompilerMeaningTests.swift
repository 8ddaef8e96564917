import Curriculum
import Foundation
import Judge
import Sentences
import TestSupport
import Testing

@Suite("The compiler's commonest messages are explained", .serialized)
struct CompilerMeaningTests {
  private func explanation(of message: String) -> Sentence? {
    [VerdictDiagnostic(severity: .error, message: "\(message)")].explained().first?.explanation
  }

  /// The compiler's messages in Swift 6.3.
  static let messages = [
    "cannot find 'VStack' in scope": "Write `import SwiftUI` at the top",
    "cannot find type 'TimelineEntry' in scope": "Write `import WidgetKit` at the top",
    "unknown attribute 'Environment'": "Write `import SwiftUI` at the top",
    "contextual type for closure argument list expects 1 argument, which cannot be implicitly ignored":
      "as in `{ entry in`",
    "initializer 'init(kind:provider:content:)' requires that 'P' conform to 'TimelineProvider'":
      "If `P` gets an intent, use `AppIntentConfiguration",
    "initializer 'init(kind:intent:provider:content:)' requires that 'P' conform to 'AppIntentTimelineProvider'":
      "Make `P` one",
    "actor-isolated instance method 'report(for:)' cannot be called from outside of the actor":
      "Write `await` before this one",
    "initializer 'init(value:in:label:currentValueLabel:)' requires that 'Int' conform to 'BinaryFloatingPoint'":
      "Convert the `Int`: `Double(…)`",
    "cannot convert value of type 'Range<Int>' to expected argument type 'Binding<C>'":
      "Give `ForEach` the list itself",
    "unexpected non-void return value in void function": "pass it the value: `completion(…)`",
    "'/' is not a prefix unary operator": "is written `#/…/#`",
    "the package access level used on 'x' requires a package name; set it with the compiler flag -package-name":
      "Remove the keyword",
    "cannot find 'UIPrintFormatter' in scope": "is in Apple's UIKit, but Rings doesn't have it",
    "type 'UIFont.TextStyle' has no member 'huge'": "Rings lacks this part of Apple's API",
    "type 'MyKind' has no member 'huge'": "Check the spelling, or declare it",
    "cannot find 'temprature' in scope": "There's no `temprature` in scope",
    "cannot find type 'Temprature' in scope": "There's no `Temprature` in scope",
    "value of type 'W' has no member 'tt'": "`W` has no `tt`",
    "value of type 'some View' has no member 'resizable'": "move `resizable` up to the image",
    "value of type 'Almanac' has no member 'supportedFamilies'":
      "belongs to the widget's configuration",
    "function declares an opaque return type 'some Widget', but the return statements in its body do not have matching underlying types":
      "`guard` and other conditions can't",
    "branches have mismatching types 'some View' and 'Self'": "Write `@ViewBuilder` above",
    "type 'Font' has no member 'titel'": "`Font` has no `titel`",
    "invalid redeclaration of 'W'": "`W` is declared twice",
    "'containerBackground(_:for:)' is only available in iOS 17.0 or newer":
      "iOS versions before 17.0",
    "cannot convert value of type 'Double' to specified type 'Int'":
      "of type `Double`, but type `Int` is needed",
    "cannot convert return expression of type 'String' to return type 'Int'":
      "is of type `String`",
    "cannot convert value of type 'String' to expected argument type 'Int'":
      "is of type `String`",
    "value of optional type 'String?' must be unwrapped to refer to member 'count' of wrapped base type 'String'":
      "may be missing",
    "static method 'buildExpression' requires that 'Int' conform to 'View'":
      "and `Int` isn't a view",
    "type 'P' does not conform to protocol 'AppIntentTimelineProvider'":
      "`snapshot(for:in:) async`",
    "type 'X' does not conform to protocol 'Codable'": "`Codable` requires something",
    "type 'X' does not conform to protocol 'Widget'": "`var body: some WidgetConfiguration { … }`",
    "cannot find 'True' in scope": "Swift has no `True`. Write `true`",
    "cannot find 'null' in scope": "Write `nil`",
    "overriding 'load' must be as available as declaration it overrides": "Guard the code inside",
    "result builder 'PreviewTimelineBuilder' does not implement any 'buildBlock' or a combination of 'buildPartialBlock(first:)' and 'buildPartialBlock(accumulated:next:)' with sufficient availability for this call site":
      "needs a newer iOS",
    "closure containing control flow statement cannot be used with result builder 'ViewBuilder'":
      "Write `ForEach`",
    "function declares an opaque return type 'some View', but the return statements in its body do not have matching underlying types":
      "one type of view",
    "property wrapper can only be applied to a 'var'": "Write `var`",
    "referencing initializer 'init(_:content:)' on 'ForEach' requires that 'C' conform to 'Identifiable'":
      "Make `C` `Identifiable`",
    "return type of instance method 'perform()' requires that 'Int' conform to 'IntentResult'":
      "`Int` doesn't",
    "generic parameter 'T' could not be inferred": "can't infer the type",
    "'nil' requires a contextual type": "can't infer the type",
    "no exact matches in call to initializer": "values of these types",
    "extra argument 'align' in call": "extra argument: `align`",
    "expected ')' in expression list": "A parenthesis isn't closed",
    "expected ',' separator": "an earlier bracket isn't closed",
    "value of type 'Text' has no member 'font（'": "Type `(`",
    "cannot find '“H' in scope": "Type `\"`",
    "unicode curly quote found, replace with '\"'": "straight quotes",
    "value of type 'String' has no member 'font'; did you mean 'count'?":
      "Show the value with `Text(…)`",
    "extraneous argument label 'systemname:' in call": "Check its spelling",
    "expressions are not allowed at the top level": "spelled right",
    "switch must be exhaustive": "leaves out a case",
    "missing return in global function expected to return 'Int'": "a value of type `Int`",
    "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression into distinct sub-expressions":
      "too complex",
    "missing argument for parameter 't' in call": "missing an argument: 't'",
    "missing arguments for parameters 'a', 'b' in call": "missing an argument: 'a', 'b'",
    "incorrect argument label in call (have 'x:s:', expected 't:s:')": "you wrote `x:s:`",
    "argument 't' must precede argument 's'": "first `t`, then `s`",
    "cannot assign to property: 'w' is a 'let' constant": "`w` can't be changed",
    "cannot assign to property: 'self' is immutable": "`self` can't be changed",
    "call can throw, but it is not marked with 'try' and the error is not handled":
      "This call can fail",
    "'async' call in a function that does not support concurrency": "waits for something",
    "expected '}' in struct": "braces don't match",
    "extraneous '}' at top level": "braces don't match",
    "unterminated string literal": "closing quotation mark",
    "consecutive statements on a line must be separated by ';'": "next to each other",
    "expected declaration": "Only declarations",
    "expected 'func' keyword in instance method declaration": "Only declarations",
    "expected expression": "A value is missing",
    "expected initial value after '='": "A value is missing",
  ]

  @Test(arguments: messages.keys.sorted())
  func meaning(message: String) throws {
    let meaning = try #require(explanation(of: message))
    #expect(meaning.spoken(in: .english).contains(try #require(Self.messages[message])))
    let korean = meaning.spoken(in: .korean)
    #expect(korean.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) })
  }

  @Test func aMisspeltEnvironmentValueIsNamed() throws {
    let error = VerdictDiagnostic(
      severity: .error, message: "no exact matches in call to initializer ",
      excerpt: "  @Environment(\\.colorSchem) private var colorScheme\n   ^")
    let meaning = try #require([error].explained().first?.explanation)
    #expect(meaning.spoken(in: .english).contains("no value `colorSchem`"))
  }

  @Test func aPlainMessageIsUnchanged() {
    #expect(explanation(of: "'C' is only available in the next release") == nil)
  }

  @Test func aFixThatMakesNoViewIsNotSuggested() {
    var diagnostic = VerdictDiagnostic(
      severity: .error,
      message: "value of type 'String' has no member 'font'; did you mean 'count'?")
    diagnostic.fixes = [SuggestedFix(line: 2, lastLine: 2, text: "  .count(.caption)")]
    #expect([diagnostic].explained().flatMap(\.fixes).isEmpty)
    diagnostic.message = "value of type 'String' has no member 'coun'; did you mean 'count'?"
    #expect([diagnostic].explained().flatMap(\.fixes).count == 1)
  }

  @Test func certainExplanationsComeFirst() {
    let known = VerdictDiagnostic(
      severity: .error, message: "cannot find 'x' in scope", explanation: "x comes in ring 2")
    #expect([known].explained().map(\.explanation) == ["x comes in ring 2"])
  }

  @Test func onlyCompilerErrorsAreExplained() {
    let message: Sentence = "cannot find 'x' in scope"
    let others = [
      VerdictDiagnostic(severity: .warning, message: message),
      VerdictDiagnostic(severity: .note, message: message),
      VerdictDiagnostic(severity: .error, message: message, rule: "ending"),
    ]
    #expect(others.explained().compactMap(\.explanation).isEmpty)
  }

  @Test func onlyTheFirstErrorsAreExplained() {
    let error = VerdictDiagnostic(severity: .error, message: "expected '}'")
    let explained = Array(repeating: error, count: 1_000).explained().map { $0.explanation != nil }
    let expected = Array(repeating: true, count: 30) + Array(repeating: false, count: 970)
    #expect(explained == expected)
  }

  @Test func aMessageOfAnyLengthIsExplained() throws {
    let name = String(repeating: "x", count: 100_000)
    let meaning = explanation(of: "expected '}' in struct \(name)")
    #expect(try #require(meaning).spoken(in: .english).contains("braces don't match"))
  }

  @Test func aTypeFromAMissingFileNamesTheFile() throws {
    let exercise = try PackLibrary.read(Repository.weather).find("first-widget")
    let own = exercise.startFiles.filter { $0.lastPathComponent == "AlmanacWidget.swift" }
    let error = VerdictDiagnostic(
      severity: .error, message: "cannot find type 'ForecastEntry' in scope")
    let explained = MissingFiles(startersOf: exercise, sources: own).explained([error])
    #expect(
      explained.first?.explanation?.spoken(in: .english).contains("ForecastProvider.swift") == true)
    let whole = MissingFiles(startersOf: exercise, sources: exercise.startFiles).explained([error])
    #expect(whole.first?.explanation == nil)
  }

  @Test func aTypeOfTheProjectAroundNamesItsFile() throws {
    let folder = try TemporaryFolder()
    for path in ["App/Model/Quote.swift", "Widget/Widget.swift", "Widget/Row.swift"] {
      let file = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let name = file.deletingPathExtension().lastPathComponent
      try Data("struct \(name) {}".utf8).write(to: file)
    }
    let widget = folder.url.appending(path: "Widget/Widget.swift")
    func explained(_ type: String) -> String? {
      let error = VerdictDiagnostic(
        severity: .error, message: Sentence(verbatim: "cannot find type '\(type)' in scope"),
        file: "Widget.swift")
      return MissingFiles(besides: [widget], for: [error]).explained([error]).first?.explanation?
        .spoken(in: .english)
    }
    #expect(explained("Quote") == nil)
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App.xcodeproj"), withIntermediateDirectories: true)
    #expect(explained("Quote")?.contains("`Quote.swift`, another file of the project") == true)
    #expect(explained("Row")?.contains("`Row.swift`, which is in the same folder") == true)
    #expect(explained("Missing") == nil)
  }
}
