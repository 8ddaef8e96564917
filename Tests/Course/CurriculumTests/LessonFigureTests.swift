import Curriculum
import Foundation
import PhoneFacts
import Testing

@Suite("A block of a lesson asks for figures")
struct LessonFigureTests {
  private func read(
    _ body: String, preview: PreviewDeclaration? = nil
  ) -> LessonFigureReader.Reading {
    let exercise = Exercise(
      identifier: "rain", kind: .code, title: LocalizedText(["en": "Rain"]), points: 1, minutes: 1,
      difficulty: .easy, preview: preview, folder: URL(filePath: "/nowhere"))
    return LessonFigureReader.read(body, of: exercise, in: URL(filePath: "/lesson.en.md"))
  }

  @Test func aViewCanBeAFigure() throws {
    let reading = read(
      """
      view: |-
        VStack {
          Text("23°")
        }
      families: [systemMedium]
      modes: [fullColor, accented]
      schemes: [light, dark]
      ios: "26.0"
      caption: Two modes
      """)
    #expect(reading.problems.isEmpty)
    let figure = try #require(reading.figures.first)
    #expect(figure.preview.view == "VStack {\n  Text(\"23°\")\n}")
    #expect(figure.preview.families == [.widget(.systemMedium)])
    #expect(figure.preview.modes == ["fullColor", "accented"])
    #expect(figure.schemes == [.light, .dark])
    #expect(figure.systemVersion == SystemVersion(26))
    #expect(figure.caption == "Two modes")
    #expect(figure.files == nil)
  }

  @Test func aWidgetFigureShowsTheStarterUnlessMarked() {
    #expect(read("widget: RainWidget").figures.map(\.files) == [.start])
    #expect(read("widget: RainWidget\nfiles: solution").figures.map(\.files) == [.solution])
  }

  @Test func anUnnamedFigureIsTheExercisesPreview() {
    let preview = PreviewDeclaration(widget: "RainWidget", families: [.widget(.systemLarge)])
    let figures = read("files: solution", preview: preview).figures
    #expect(figures.map(\.preview) == [preview])
    #expect(read("files: solution").problems.map(\.rule) == [.missingKey])
  }

  @Test func aFigureMayUseAnotherLanguage() {
    #expect(read("view: A()\nlocale: en_US").figures.map(\.locale) == ["en_US"])
    #expect(read("view: A()").figures.map(\.locale) == [nil])
  }

  @Test func severalFiguresStandSideBySide() {
    let reading = read("- {view: A(), caption: worse}\n- {view: B(), caption: better}")
    #expect(reading.figures.map(\.caption) == ["worse", "better"])
  }

  @Test(arguments: [
    ("view: A()\nfamilies: [systemHuge]", PackProblem.Rule.unknownReference),
    ("view: A()\nmodes: [tinted]", .unknownReference),
    ("view: A()\nlocale: english", .unknownReference),
    ("view: A()\nschemes: [gray]", .unknownReference),
    ("view: A()\nwidget: B", .invalidValue), ("view: A()\nfamily: systemSmall", .unknownKey),
    ("view: A()\nfiles: mine", .invalidValue), ("view: [", .invalidYAML), ("", .empty),
    ("just words", .wrongType), ("view: &a A()\ncaption: *a", .invalidYAML),
  ])
  func anInvalidFigureIsReported(body: String, rule: PackProblem.Rule) {
    let reading = read("\(body)\n")
    #expect(reading.figures.isEmpty)
    #expect(reading.problems.map(\.rule) == [rule])
  }
}
