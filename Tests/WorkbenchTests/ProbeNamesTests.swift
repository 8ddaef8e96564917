import Foundation
import Testing

@testable import Workbench

/// Probes are compiled beside the learner's code: what they say keeps the meaning that it has beside the
/// solution.
@Suite struct ProbeNamesTests {
  private static let probe = """
    import LessonProbes
    let skies = Probe("skies") { Sky.allCases.filter { $0.label == "" }.map(\\.rawValue) }
    let view = ViewProbe("view") { (sky: String) in
      let forecast = Forecast(place: "a", sky: Sky(rawValue: sky) ?? .clear)
      for hour in forecast.hours { print(hour) }
      return Text(forecast.names[0]).overlay(alignment: .top) { Color.white }
    }
    """
  private static let solution = """
    enum Sky: String, CaseIterable { case clear; var label: String { "" } }
    struct Forecast { var place: String; var sky: Sky; var hours: [Int]; var names: [String] }
    extension Date { var hours: Int { 0 } }
    """

  private static let longName = String(repeating: "Long", count: 100)

  /// What is found in a learner's file beside that probe and that solution.
  private func found(_ text: String, beside other: String = "") throws -> [String] {
    let folder = try TemporaryFolder()
    func file(_ name: String, _ text: String) throws -> URL {
      let file = folder.url.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file
    }
    let names = try #require(
      ProbeNames(
        probes: [file("Probe.swift", Self.probe)], solution: [file("Solution.swift", Self.solution)]
      ))
    let files = [try file("Mine.swift", text), try file("Other.swift", other)]
    return names.redeclared(in: files, used: []).map {
      "\($0.location?.line ?? 0) \($0.name)"
    }
  }

  @Test(arguments: [
    ("extension Array {\n  func map<T>(_ f: Int) -> [T] { [] }\n}", "2 extension Array: map"),
    ("extension Swift.Sequence { func filter(_ f: Int) {} }", "1 extension Sequence: filter"),
    (
      "protocol Mine {}\nextension Mine { func map(_ f: Int) {} }\nextension Array: Mine {}",
      "2 extension Mine: map"
    ),
    ("typealias Own = [Int]\nextension Own { func map(_ f: Int) {} }", "2 extension Own: map"),
    (
      "#if false\nstruct Sequence {}\n#endif\nextension Sequence { func map(_ f: Int) {} }",
      "4 extension Sequence: map"
    ),
    (
      "extension View { func overlay(alignment: Int) -> Self { self } }",
      "1 extension View: overlay"
    ),
    ("extension Alignment { static let (a, top) = (1, 2) }", "1 extension Alignment: top"),
    ("extension Color { static var red = 1, white = 2 }", "1 extension Color: white"),
    ("struct Text {}", "1 Text"), ("func print(_ a: Int) {}", "1 print"),
    ("typealias Color = Int", "1 Color"), ("let (a, Text) = (1, 2)", "1 Text"),
    ("extension Text { init(_ text: String) {} }", "1 extension Text: init"),
    ("extension Array { subscript(index: Int) -> Int { 0 } }", "1 extension Array: subscript"),
    ("func ?? (a: Sky?, b: Sky) -> Int { 0 }", "1 ??"),
    ("func == <T>(a: T, b: T) -> Bool { true }", "1 =="),
    ("struct T {}\nfunc == <T>(a: [T], b: T) -> Bool { true }", "2 =="),
    (
      "extension ViewBuilder { static func buildExpression(_ text: Text) -> some View { text.hidden() } }",
      "1 extension ViewBuilder: buildExpression"
    ),
    (
      "extension LocalizedStringKey.StringInterpolation { mutating func appendInterpolation<T>(_ t: T) {} }",
      "1 extension LocalizedStringKey.StringInterpolation: appendInterpolation"
    ),
    ("extension Text { func callAsFunction() {} }", "1 extension Text: callAsFunction"),
    ("extension Text { init(_ a: Dictionary<Int, Own>) {} }", "1 extension Text: init"),
    (
      "typealias \(longName) = [Int]\nextension \(longName) { func map(_ f: Int) {} }",
      "2 extension \(longName.prefix(40))…: map"
    ),
    ("enum \(longName) { struct Own { func filter(_ f: Int) {} } }", "1 filter"),
  ])
  func aSecondMeaningIsFound(text: String, expected: String) throws {
    #expect(try found(text) == [expected])
  }

  @Test(arguments: [
    (
      "enum Sequence {}\nextension Swift.Sequence { func map(_ f: Int) {} }",
      "2 extension Sequence: map"
    ),
    (
      "struct Mine { typealias X = Array<Int> }\nextension Mine.X { func filter(_ f: Int) {} }",
      "2 extension Mine.X: filter"
    ),
    (
      "struct Mine<T> { struct X {} }\nextension Mine<Int>.X { func filter(_ f: Int) {} }",
      "2 extension Mine: filter"
    ),
    (
      "struct Mine: View {}\nextension Mine.Body { init(_ text: String) {} }",
      "2 extension Mine.Body: init"
    ),
    ("typealias Own = Text\nextension Own { init(_ text: String) {} }", "2 extension Own: init"),
    (
      "extension Array {\n#if compiler(>=99)\n}\n#endif\nfunc map(_ f: Int) {}\n}",
      "5 extension Array: map"
    ),
    ("#if compiler(>=99)\n{\n#endif\nfunc print() {}", "4 print"),
  ])
  func anotherTypeIsNotTakenForTheLearnersOwn(text: String, expected: String) throws {
    #expect(try found(text) == [expected])
  }

  /// A probe calls `overlay` of a view that the learner writes, and `filter` of what `allCases` may be.
  @Test(arguments: [
    ("struct Forecast: View {\n  func overlay(alignment: Int) -> Self { self }\n}", "2 overlay"),
    (
      "struct Text {}\nextension Forecast { func map(_ f: Int) {} }",
      "1 Text, 2 extension Forecast: map"
    ),
    ("struct Forecast {\n  let overlay: (Int) -> Int\n}", "2 overlay"),
    (
      "protocol Map {\n  func map(_ f: Int)\n}\nenum Sky { static var allCases: any Part { 1 } }\nprotocol Part: Map {}",
      "2 map"
    ),
    (
      "struct Forecast: Maker {\n  func make() -> Part { Part() }\n}\nstruct Part {\n  func map(_ f: Int) {}\n}",
      "5 map"
    ),
    (
      "struct Cases: Collection {\n  func filter(_ f: Int) {}\n  static func map(_ f: Int) {}\n}\nenum Sky { static let allCases: Cases }",
      "2 filter, 3 map"
    ),
  ])
  func whatProbesCallMustNotBeALearnersOwn(text: String, expected: String) throws {
    #expect(try found(text).joined(separator: ", ") == expected)
  }

  private static let ring = "struct Ring<T> {\n  func map(_ f: Int) {}\n}\n"

  /// A probe's `allCases.filter` and `.map` are what a type of the learner's may answer to, on whatever way
  /// the probe comes by it: none of them is asked for.
  @Test(arguments: [
    "enum Sky { static let allCases: Ring<Int> }", "enum Sky { static var allCases = Ring<Int>() }",
    "enum Sky { static var allCases: Self.All { [] }; typealias All = Ring<Int> }",
    "enum Sky { static func filter(_ f: Int) -> Own { f } }\nfinal class Own: Ring<Int> {}",
    "func made() -> Ring<Int> { 1 }\nenum Sky { static let allCases = made().sorted() }",
    "enum Sky { @Kept(Ring<Int>()) static var allCases }",
    "struct Forecast { var names: Names }\nstruct Names { subscript(index: Int) -> Ring<Int> { 0 } }",
    "struct Forecast { @Kept var hours = 1 }\nstruct Kept { var wrappedValue: Ring<Int> }",
    "extension Array { var hours: Ring<Int> { 0 } }",
    "protocol P { var hours: Ring<Int> { get } }\nextension Forecast: P {}",
    "struct Forecast {\n#if compiler(>=99)\n}\n#endif\nvar hours: Ring<Int> }",
    "struct Forecast { struct Names { var hours: Ring<Int> }; var names: Names }",
    "@dynamicMemberLookup struct Forecast { subscript(dynamicMember name: String) -> Ring<Int> { 0 } }",
    "func ?? (a: Int?, b: Ring<Int>) -> Ring<Int> { b }",
    "enum Sky { case clear, label(Ring<Int>) }",
    "enum Sky { static let (a, allCases) = (1, Ring<Int>()) }",
    "@Kept<Ring<Int>> private(set) var allCases",
    "enum Sky { static let allCases = same(Ring<Int>()) }\nfunc same<T>(_ a: T) -> T { a }",
    "enum `class` { typealias List = Ring<Int> }\nstruct Forecast { var hours: `class`.List }",
    "enum Sky { @Kept({ 0 }) static var allCases }",
  ])
  func aTypeThatAProbeCanHoldMustNotAnswerForAnother(text: String) throws {
    #expect(try found(Self.ring + text).prefix(1) == ["2 map"])
    #expect(try found(text, beside: Self.ring).contains("2 map"))
  }

  /// A word before a member is its modifier only where it can be one.
  @Test(arguments: [
    "struct Ring {\n  private let all: [Int]\n  func map(_ f: Int) {} }",
    "struct Ring {\n  private(set) var size: Int\n  func map(_ f: Int) {} }",
    "enum Mode { case `static` }\nstruct Ring { let mode = Mode.static\n  func map(_ f: Int) {} }",
    "struct Ring {\n  \(String(repeating: "let a: Int\n", count: 60)) func map(_ f: Int) {} }",
    "struct Ring {\n  @Kept(private) func map(_ f: Int) {} }",
    // Values that can be called.
    "struct Ring { let map: (Int) -> Int }", "struct Ring { var map = { (a: Int) in a } }",
    "struct Ring { let map = Self.made; static func made(_ a: Int) {} }",
    "typealias Change = (Int) -> Int\nstruct Ring { let map: Change }",
    "struct Change { func callAsFunction(_ a: Int) {} }\nstruct Ring { let map: Change }",
    "struct Ring { private(set) var map: (Int) -> Int }", "struct Ring<F> { let map: F }",
    "struct Ring<Int> { let map: Int }", "struct Ring { let map = made() }",
    "struct Ring { let map = Self.go; let go = { 1 } }", "struct Ring { let map = Int.init }",
    "struct Ring { let a = Box(map: 1), map = { (f: Int) in f } }",
    "struct Ring { var map: Element { 1 } }", "struct Ring { let map = abs as (Int) -> Int }",
    "struct Ring { let map: Int.Change }", "struct Ring { let map: Int & Change }",
    "enum Font { case red }\nstruct Ring { let map: Font }",
    // A type may be the value, and a case is called like a function.
    "struct Ring { static func map(_ f: Int) {} }", "struct Ring { static let map = { 1 } }",
    "enum Ring { case map((Int) -> Int) }", "enum Ring { case a, b(Int), map(Int) }",
    "enum Ring: Int { case a = 1; case map(Int) }",
    "@dynamicMemberLookup struct Ring {}",
    // Labels that an attribute hides.
    "struct Ring { func overlay(@W<Int> alignment: Int) {} }",
  ])
  func aMemberOfALearnersTypeIsNotExcused(text: String) throws {
    #expect(try found(text).count == 1)
  }

  @Test(arguments: [
    "struct Ring { private func map(_ f: Int) {} }",
    "struct Ring { @discardableResult fileprivate final func map(_ f: Int) {} }",
    "struct Ring { @Kept(1) @MainActor private static func map(_ f: Int) {} }",
    "struct Ring { static let map = 1; static var filter: Color { .red } }",
    "struct Ring { let map: Color?; var filter: Font = .body }",
    "struct Ring { var overlay: Color { Color.red.opacity(0.5) } }",
    "enum Ring { case map, filter }",
    "struct Ring { let map: Int\n  func other(_ f: (Int) -> Int) {} }",
    "struct Ring { var map: Int { other(1) }\n  func other(_ f: Int) -> Int { f } }",
    "struct Ring { var map = 1\n  var filter = Color.red }",
    "struct Ring { private let map: (Int) -> Int }",
    // No call of a probe has these labels.
    "struct Forecast { func overlay(for family: Int) -> Int { 1 } }",
    "extension View { func overlay(of color: Color) -> some View { self } }",
    "extension View { func overlay<T: View>(_ color: T) -> some View { self } }",
    "extension Sequence { func map(at index: Int, with value: Int = 1) {} }",
    "extension Array { func filter() -> Self { self } }",
    "extension View { func overlay(alignment: Alignment, color: Dictionary<Int, Int>, size: Int) {} }",
  ])
  func whatNoCallOfAProbeCanMeanIsTheLearners(text: String) throws {
    #expect(try found(text) == [])
  }

  @Test(arguments: [
    "extension View { func overlay(alignment: Int, size: Int = 1, content: () -> Int) {} }",
    "extension View { func overlay(@Built alignment: Int, @Built content: () -> Int) {} }",
    "extension View { func overlay(size: Int..., alignment: Int, a: Int? = nil) {} }",
    "extension View { func overlay<A: P<(Int) -> Int>, each B>(alignment: A, of: Dictionary<A, B>) {} }",
    "extension Array { func map<each T>(_ a: repeat each T) {} }",
    "extension Array { func filter(where a: (Int) -> Int) {} }",
    "extension Array { func filter(_ a: (Int) -> Int, b: Int = max(1, 2)) {} }",
    "extension View { func `overlay`(alignment: Int) {} }",
  ])
  func aCallsLabelsMayFitInSeveralWays(text: String) throws {
    #expect(try found(text).count == 1)
  }

  @Test func aTypeThatAnotherFileDoesNotSeeIsNotItsOwn() throws {
    #expect(
      try found(
        "extension Sequence { func map(_ f: Int) {} }", beside: "private final class Sequence {}")
        == ["1 extension Sequence: map"])
    #expect(
      try found(
        "extension Row { static func map() {} }", beside: "private class A {}\nfinal class Row {}")
        == [])
  }

  @Test(arguments: [
    "let zero = Int.init(), print = { (a: Int, b: Int) in 5 }",
    "let o = if c { 1 } else if let d { 2 } else { 3 }, print = { 5 }",
    "let o = if let a = b, let c = d { 1 } else { 2 }, print: Int = 5",
    "let o = switch c { case 1: 1; default: 2 }, print={ 5 }",
    "let (a, (b, print)) = (1, (2, 3))",
    "let (a: b, c: print) = (a: 1, c: 2)",
    "let a = 1, (b, print) = (2, 3)",
    "let a = 1 + actor, print = 2",
    "let a = [1]\n#if true\n.count\n#endif\n, print = 2",
    "let a = \(Array(repeating: "1", count: 200).joined(separator: " + ")), print = 2",
    "let a = { let b = 1; return b }(), print = 2",
  ])
  func everyNameOfAListIsFound(text: String) throws {
    #expect(try found(text) == ["1 print"])
  }

  @Test func whatOnlyLooksLikeAnotherNameOfAListIsNone() throws {
    let text = """
      let colors: Dictionary<String, Color> = [:]
      let chosen = if let print = colors["a"], Text == print { 1 } else { 2 }
      actor Store: Sendable, Text {}
      private let other = 1; private func own(_ a: Int, Text: Int) {}
      """
    #expect(try found(text) == [])
  }

  @Test func aMarkAtTheBeginningHidesNoWord() throws {
    #expect(
      try found("\u{FEFF}extension Array { func map(_ f: Int) {} }") == ["1 extension Array: map"])
    #expect(PlainSpaces.made(in: Array("\u{FEFF}a\u{FEFF}".utf8)) == Array("   a\u{FEFF}".utf8))
  }

  @Test func whatTheSolutionDeclaresAndWhatIsTheLearnersOwnIsNobodysBusiness() throws {
    let text = """
      enum Sky: String, CaseIterable {
        case clear
        static func map() {}
        static func == (a: Sky, b: Sky) -> Bool { true }
      }
      struct Forecast { var hours: [Int]; func select() { let Text = 1; _ = Text } }
      extension Forecast { static func map() {}; init(place: String) { hours = [] } }
      extension Forecast { subscript(index: Int) -> Int { 0 } }
      extension Forecast { struct Hour { enum Part {} } }
      extension Forecast.Hour { init(place: String) {}; static func map() {} }
      extension Forecast.Hour.Part { private func map() {} }
      struct Step { private func filter() {}; var map = 1; func label() {}; func red() {} }
      extension String.StringInterpolation { mutating func appendInterpolation(_ hour: Forecast.Hour) {} }
      extension Date { var hours: Int { 0 }; var hourLabel: String { "" } }
      extension Array { subscript(safe index: Int) -> Int? { nil } }
      extension Color { init(hex: Int) { self = .red } }
      extension View { func card() -> some View { padding() } }
      func forecast(sky: String) {}
      let hour = 1, sky = 2
      struct Row: View { var body: some View { Text("a").overlay(alignment: .top) { Color.white } } }
      """
    #expect(try found(text) == [])
  }

  @Test func withoutASolutionNothingIsKnown() {
    #expect(ProbeNames(probes: [URL(filePath: "/a.swift")], solution: []) == nil)
  }
}
