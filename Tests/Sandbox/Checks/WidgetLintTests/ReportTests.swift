import Foundation
import Sentences
import SwiftUI
import Testing
import WidgetKit
import WidgetLint

@Suite("Findings are folded, placed, ordered and turned off")
@MainActor
struct ReportTests {
  @Test func oneFindingListsItsFamiliesAndModes() async throws {
    let sample = LintSample.view(
      [.systemSmall, .systemMedium], on: Color(red: 1, green: 1, blue: 0.2)
    ) {
      Text("Hello").foregroundStyle(.white)
    }
    let contrast = try await sample.findings().filter { $0.rule == "W10" }
    #expect(contrast.count == 1)
    #expect(contrast.first?.families == [.widget(.systemSmall), .widget(.systemMedium)])
    #expect(contrast.first?.modes == ["fullColor light", "fullColor dark"])
    #expect(contrast.first?.elements == ["Text “Hello”"])
  }

  @Test(arguments: [(0.3, 0.0, "brighter"), (0.6, 1.0, "darker"), (1.0, 0.8, "darker")])
  func theFixForContrastIncreasesIt(ink: Double, ground: Double, color: String) async throws {
    let sample = LintSample.view {
      Text("Hello").foregroundStyle(Color(white: ink)).padding().background(Color(white: ground))
    }
    let contrast = try await sample.findings().first { $0.rule == "W10" }
    let fix = try #require(contrast?.fix.spoken(in: .english))
    #expect(fix.contains("Choose a \(color) color"))
    #expect(fix.contains("background") == (ink == 1), "no background has enough contrast with gray")
  }

  @Test func theWorstFindingIsReported() async throws {
    let sample = LintSample.view {
      VStack {
        Text("Hello").foregroundStyle(Color(white: 0.8))
        Text("there").foregroundStyle(Color(white: 0.95))
      }
      .padding().background(.white)
    }
    let contrast = try await sample.findings().filter { $0.rule == "W10" && $0.severity == .error }
    #expect(contrast.first?.message.spoken(in: .english).contains("#F2F2F2") == true, "\(contrast)")
  }

  @Test func theLineBelongsToTheNamedView() async throws {
    let sample = LintSample.view {
      VStack {
        Text("Hello").foregroundStyle(Color(white: 0.8))
        Text("there").foregroundStyle(Color(white: 0.95))
      }
      .padding().background(.white)
    }
    var subject = try await sample.subject()
    let lines = ["Hello": 2, "there": 3]
    subject.locate = { view in
      view.text.flatMap { lines[$0] }.map { LintPlace(file: "Sample.swift", line: $0) }
    }
    let report = LintReport([subject], only: ["W10"])
    let worst = try #require(report.findings.first { $0.severity == .error })
    #expect(worst.place?.line == 3)
    #expect(worst.elements.first == "Text “there”" && worst.view?.text == "there")
  }

  @Test func onlyHelpfulSuggestionsAreGiven() async throws {
    func fix(_ text: String) async throws -> String? {
      let sample = LintSample.view { Text(text).lineLimit(1) }
      return try await sample.findings().first { $0.rule == "W12" && $0.severity == .error }?
        .fix.spoken(in: .english)
    }
    let near = try #require(try await fix("A line of some length"))
    #expect(near.contains(".minimumScaleFactor("), "\(near)")
    let far = try #require(
      try await fix("A line that is so long that no factor whatever makes room for all of it"))
    #expect(!far.contains("minimumScaleFactor"), "\(far)")
  }

  @Test func pictureNotesAreReportedByRule() async throws {
    let list = try await LintSample.view { ScrollView { Text("Hello") } }.findings()
    let refused = try #require(list.first { $0.rule == "W18" })
    #expect(refused.message.spoken(in: .english) == "Widgets don't support ScrollView.")
    #expect(refused.message.spoken(in: .korean) == "위젯은 ScrollView 뷰를 지원하지 않아요.")
    let symbol = try await LintSample.view { Image(systemName: "sun max") }.findings()
    let missing = try #require(symbol.first { $0.rule == "W51" })
    #expect(
      missing.message.spoken(in: .english)
        == "No symbol named 'sun max' found in system symbol set.")
    #expect(missing.message.spoken(in: .korean) == "시스템 심볼에 'sun max' 심볼이 없어요.")
  }

  @Test func anImageWithASymbolsNameIsTakenForTheSymbol() async throws {
    let findings = try await LintSample.view { Image("sun.max.fill") }.findings()
    let missing = try #require(findings.first { $0.rule == "W51" })
    #expect(missing.message.spoken(in: .english).contains("Image(systemName: \"sun.max.fill\")"))
  }

  @Test func aTextIsPlacedWhereTheSearchFindsIt() async throws {
    let sample = LintSample.view { Text("Tiny").font(.system(size: 8)) }
    var subject = try await sample.subject()
    subject.locate = { $0.text == "Tiny" ? LintPlace(file: "Sample.swift", line: 3) : nil }
    let report = LintReport([subject], only: ["W09"])
    #expect(report.findings.first?.place == LintPlace(file: "Sample.swift", line: 3))
  }

  @Test func aMissingViewIsPlacedAtItsParent() async throws {
    let sample = LintSample.view(source: "\n\nstruct TinyLine: View {}") { TinyLine() }
    let report = LintReport([try await sample.subject()], only: ["W09"])
    #expect(
      report.findings.first?.place == LintPlace(file: "Sample.swift", line: 3, isExact: false))
  }

  @Test func aFindingWithoutAPlaceIsPlacedAtItsWidget() async throws {
    let sample = LintSample.view(source: "\nstruct SampleWidget: Widget {}") { Text("Hello") }
    let report = LintReport([try await sample.subject()], only: ["W15"])
    #expect(
      report.findings.first?.place
        == LintPlace(file: "Sample.swift", line: 2, isExact: false))
  }

  @Test func findingsFollowTheSource() async throws {
    let sample = LintSample.view(
      source: """
        struct SampleWidget: Widget {}
        let first = Text("Tiny")
        let second = Text("Small")
        """
    ) {
      VStack {
        Text("Small").font(.system(size: 10))
        Text("Tiny").font(.system(size: 8))
      }
    }
    var subject = try await sample.subject()
    let lines = ["Tiny": 2, "Small": 3]
    subject.locate = { view in
      view.text.flatMap { lines[$0] }.map { LintPlace(file: "Sample.swift", line: $0) }
    }
    let report = LintReport([subject], only: ["W09", "W15"])
    #expect(report.findings.map { $0.place?.line } == [1, 2, 3])
  }

  @Test func aCommentDisablesARuleAndItsReasonIsKept() async throws {
    let sample = LintSample.view(
      source: "// rings:lint:disable W15 because the app has one screen"
    ) { Text("Hello") }
    let report = LintReport([try await sample.subject()])
    #expect(!report.findings.contains { $0.rule == "W15" || $0.rule == "W00" })
    #expect(report.suppressed.map(\.finding.rule) == ["W15"])
    #expect(report.suppressed.first?.by.reason == "the app has one screen")
  }

  @Test func aNextLineCommentAppliesToOneLine() async throws {
    let sample = LintSample.source(
      """
      // rings:lint:disable:next W39 because it is a test
      let first = Animation.linear(duration: 5)
      let second = Animation.linear(duration: 6)
      """)
    let report = LintReport([try await sample.subject()], only: ["W39"])
    #expect(report.findings.map { $0.place?.line } == [3])
    #expect(report.suppressed.map { $0.finding.place?.line } == [2])
  }

  @Test func sourceRulesAreSkippedWithoutFiles() async throws {
    let report = LintReport([try await LintSample().subject()])
    let leftOut = report.leftOut.map(\.rule)
    #expect(leftOut.contains("W43"))
    #expect(leftOut.contains("W44"))
    #expect(!leftOut.contains("W10"))
  }

  @Test func rulesAreSelectedOrIgnoredByNumber() async throws {
    let subject = try await LintSample.view { Text("Hello").font(.system(size: 8)) }.subject()
    #expect(LintReport([subject], ignoring: ["W09"]).findings.allSatisfy { $0.rule != "W09" })
    #expect(LintReport([subject], only: ["W09"]).findings.map(\.rule) == ["W09"])
  }
}

private struct TinyLine: View {
  var body: some View { Text("Tiny").font(.system(size: 8)) }
}

@Suite("The rules' cards")
struct CardTests {
  @Test func numbersAreUniqueAndSorted() {
    let numbers = WidgetLint.cards.map(\.number)
    #expect(Set(numbers).count == numbers.count)
    #expect(numbers.allSatisfy { $0.wholeMatch(of: /W\d\d/) != nil })
    #expect(numbers == numbers.sorted())
  }

  @Test func everyCardIsCompleteInBothLanguages() {
    for card in WidgetLint.cards {
      for text in [card.name, card.threshold, card.explanation, card.fix] {
        for language in Language.allCases {
          #expect(!text.spoken(in: language).isEmpty, "\(card.number)")
        }
      }
      #expect(card.severities == card.severities.sorted(by: >), "\(card.number)")
      #expect(!card.evidence.isEmpty && !card.basis.title.isEmpty, "\(card.number)")
    }
  }

  @Test func everyLimitNamesARule() {
    let numbers = Set(WidgetLint.cards.map(\.number))
    #expect(WidgetLint.limits.allSatisfy { numbers.contains($0.rule) })
  }
}
