import Foundation
import Terminal
import TestSupport
import Testing

@Suite("rings docs", .serialized, .startsProcesses) struct DocsTests {
  @Test(.mainPath) func aPageHasDeclarationsExamplesAndExercises() throws {
    let page = try RingsProcess().run("docs", "widgetAccentable")
    #expect(page.status == 0, "\(page.errors)")
    for words in [
      "WidgetKit", "since iOS 16.0",
      "func widgetAccentable(_ accentable: Bool = true) -> some View",
      "accent group", "Example", "fullColor", "accented", "vibrant", "23°",
      "Exercises that teach it", "accent-groups",
    ] {
      #expect(page.output.contains(words), "\(words): \(page.output)")
    }
    #expect(page.errors == "")
  }

  @Test(.mainPath) func aTypeListsItsInitializersAndMembers() throws {
    let page = try RingsProcess().run("docs", "WidgetFamily")
    #expect(page.words.contains("Members"), "\(page.output)")
    #expect(page.words.contains("systemSmall"))
    let gauge = try RingsProcess().run("docs", "Gauge", "--all")
    #expect(gauge.words.contains("Initializers"), "\(gauge.output)")
  }

  @Test(.mainPath) func unsupportedAPIsNameAnAlternative() throws {
    let page = try RingsProcess().run("docs", "ScrollView")
    #expect(page.words.contains("Widgets don't support this view"), "\(page.output)")
    #expect(page.words.contains("ViewThatFits"))
  }

  @Test func pagesHaveKoreanHeadings() throws {
    let page = try RingsProcess().run("docs", "widgetAccentable", language: "ko_KR.UTF-8")
    #expect(page.output.contains("iOS 16.0부터"), "\(page.output)")
    #expect(page.output.contains("이것을 배우는 과제"))
  }

  @Test func picturesAreDescribedForScreenReaders() throws {
    let page = try RingsProcess().run("docs", "widgetAccentable", "--describe")
    #expect(!page.output.contains("╭"), "\(page.output)")
    #expect(page.words.contains("accented"))
    #expect(page.words.contains("“23°”") || page.words.contains("\"23°\""), "\(page.output)")
  }

  @Test(arguments: ["widgetAccentable", "Text", "ScrollView", "supportedFamilies"])
  func theJSONMatchesItsSchema(name: String) throws {
    let outcome = try RingsProcess().run("docs", name, "--json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try SchemaCheck("docs").problems(in: outcome.output) == [])
  }

  @Test func anUnknownNameSuggestsTheNearest() throws {
    let outcome = try RingsProcess().run("docs", "paddng")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("`docs padding`"), "\(outcome.errors)")
    #expect(outcome.output == "")
    #expect(try RingsProcess().run("docs", "\u{1B}[31mxyzzy").status == 2)
  }

  @Test func withoutANameTheCoursesSubjectsAreListed() throws {
    let outcome = try RingsProcess().run("docs")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for name in ["widgetAccentable", "TimelineProvider", "containerBackground"] {
      #expect(outcome.words.contains(name), "\(name)")
    }
  }

  @Test func thePromptLooksUpNamesEvenInAQuiz() async throws {
    for exercise in ["glance", "medium-layout"] {
      let answer = try await PromptBench().answer(to: "docs .padding", at: exercise)
      #expect(answer.status == 0, "\(answer.words)")
      #expect(answer.words.contains("func padding"), "\(answer.words)")
    }
    let unknown = try await PromptBench().answer(to: "docs nonsense", at: "glance")
    #expect(unknown.status == 2)
  }

  @Test func aSiteIsSelfContainedInLightAndDark() throws {
    let folder = try TemporaryFolder()
    let site = folder.url.appending(path: "site")
    let outcome = try RingsProcess().run("docs", "widgetAccentable", "--site", site.path)
    #expect(outcome.status == 0, "\(outcome.errors)")
    func text(_ path: String) throws -> String {
      try String(contentsOf: site.appending(path: path), encoding: .utf8)
    }
    let page = try text("members/widgetAccentable.html")
    for words in ["prefers-color-scheme: dark", "accented-light.svg", "accented-dark.svg", "alt="] {
      #expect(page.contains(words), "\(words)")
    }
    let index = try text("index.html")
    #expect(index.contains("members/widgetAccentable.html"))
    #expect(index.contains("<h3>View modifiers</h3>"))
    for match in index.matches(of: /href="#([^"]+)"/) {
      #expect(index.contains("<section id=\"\(match.1)\">"))
    }
    #expect(try text("style.css").contains("prefers-color-scheme: dark"))
    // Everything that a page links to is in the site, and no link leads elsewhere.
    for match in page.matches(of: /(?:src|srcset|href)="([^"#]+)"/) {
      let target = URL(filePath: String(match.1), relativeTo: site.appending(path: "members/"))
      #expect(!match.1.contains("://"))
      let isPage = match.1.hasSuffix(".html") && !match.1.hasSuffix("index.html")
      #expect(isPage || FileManager.default.fileExists(atPath: target.path), "\(match.1)")
    }
    #expect(try text("pictures/members/widgetAccentable-accented-dark.svg").contains("<svg"))
  }

  @Test func anUnwritableSiteIsReported() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "taken")
    try "mine".write(to: file, atomically: true, encoding: .utf8)
    let outcome = try RingsProcess().run("docs", "padding", "--site", file.path)
    #expect(outcome.status == 3)
    #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    #expect(outcome.errors.split(separator: "\n").count <= 2, "\(outcome.errors)")
  }
}
