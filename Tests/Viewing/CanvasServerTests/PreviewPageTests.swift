import Foundation
import TestSupport
import Testing

@Suite(
  "Previews on the page", .serialized, .startsProcesses,
  .disabled(
    if: Browser.program == nil,
    "no Chromium is installed: apt-get install chromium-headless-shell"))
struct PreviewPageTests {
  private static let rain = try? String(
    contentsOf: URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Widgets/Rain.swift.txt"), encoding: .utf8)

  /// The names in the list of previews.
  private static let list = """
    [...document.querySelectorAll('#previews button')].map((it) => it.textContent).join(', ')
    """
  /// The text of each preview's section, without the pictures.
  private static let sections = """
    [...document.querySelectorAll('#pictures.previews section')]
      .map((it) => it.innerText.replace(/\\s+/g, ' ').trim()).join(' | ')
    """
  private static let chosen = "document.querySelector('#previews [aria-checked=true]')?.textContent"
  private static let view = "document.querySelector('[role=tab][aria-selected=true]').id"

  private func alt(_ place: Int) -> String {
    "document.querySelectorAll('#pictures .widget img')[\(place)]?.alt"
  }

  private func opened(
    _ text: String, arguments: [String] = []
  ) async throws -> (ServedCanvas, Browser) {
    let canvas = try await ServedCanvas(text, arguments: arguments)
    let browser = try await Browser(width: 1440, height: 900)
    try await browser.open(canvas.address)
    try #require(try await browser.comes("document.querySelector('#pictures .widget') !== null"))
    return (canvas, browser)
  }

  @Test(.mainPath) func aListChoosesAmongPreviewsAndAFailingOneSaysSoAlone() async throws {
    let (canvas, browser) = try await opened(try #require(Self.rain))
    #expect(try await browser.text(Self.view) == "view-home")
    // The page adds the tab once it knows the previews.
    try #require(try await browser.comes("document.getElementById('view-previews') !== null"))
    try await browser.text("document.getElementById('view-previews').click()")
    #expect(
      try await browser.text(Self.list)
        == "every preview, Downpour, Leak, Shower, Badge in light, Badge in dark")
    // Three entries, two states and two views; the failing preview has its reason in place of a picture.
    #expect(try await browser.comes("document.querySelectorAll('#pictures .widget').length === 7"))
    // On a busy machine, the reason comes after the other pictures.
    _ = try await browser.comes("(\(Self.sections)).includes('Index out of range')")
    let sections = try await browser.text(Self.sections).components(separatedBy: " | ")
    try #require(sections.count == 5)
    #expect(sections[0] == "Downpour RainWidget · systemSmall 1 / 3 2 / 3 3 / 3")
    #expect(
      sections[1].hasPrefix("Leak ") && sections[1].contains("Index out of range"), "\(sections[1])"
    )
    #expect(sections[2] == "Shower ShowerActivity · liveActivity 1 / 2 2 / 2")
    #expect(Array(sections[3...]) == ["Badge in light", "Badge in dark"])
    for (place, word) in ["1 drops", "20 drops", "300 drops", "Dry in 12 min", "Dry in 3 min"]
      .enumerated()
    {
      #expect(try await browser.comes("\(alt(place)).includes('“\(word)”')"))
    }
    let error = "document.querySelector('#findings .finding.error')"
    #expect(try await browser.comes("\(error)?.innerText.includes('Leak: ')"))
    #expect(
      try await browser.comes("document.querySelector('#log .error')?.innerText.includes('Leak')"))

    try await browser.text("document.getElementById('preview-2').click()")
    #expect(try await browser.comes("document.querySelectorAll('#pictures .widget').length === 2"))
    #expect(try await browser.text(Self.chosen) == "Shower")
    // The chosen preview stays after a save that moves it.
    try canvas.save(
      try #require(Self.rain).replacing(
        #"#Preview("Leak", traits: .sizeThatFitsLayout) {"#, with: ""
      )
      .replacing("  Text(\"\\([Int]()[Int.random(in: 1...2)])\")\n}\n", with: "")
      .replacing("Dry in", with: "Wet for"))
    #expect(try await browser.comes("\(alt(1)).includes('“Wet for 3 min”')"))
    #expect(try await browser.text(Self.chosen) == "Shower")
    #expect(await browser.complaints == [])
    await browser.close()
  }

  @Test func keysChooseAmongPreviews() async throws {
    let (canvas, browser) = try await opened(try #require(Self.rain))
    try await browser.press("v")
    #expect(try await browser.comes("\(alt(2))?.includes('“300 drops”')"))
    #expect(try await browser.text(Self.chosen) == "Downpour")
    try await browser.press("4")
    #expect(try await browser.comes("\(alt(0))?.includes('Badge in light')"))
    try await browser.press("v")
    #expect(try await browser.comes("\(alt(0))?.includes('Badge in dark')"))
    // After the last preview come the widgets, which the same number shows too.
    for keys in [["v"], ["1", "1"]] {
      for key in keys { try await browser.press(key) }
      #expect(try await browser.comes("\(Self.view) === 'view-home'"))
      #expect(try await browser.comes("document.querySelector('img[alt*=\"“0 drops”\"]') !== null"))
    }
    // Arrow keys move in the list and keep the focus.
    try await browser.press("1")
    try await browser.text("document.getElementById('preview-0').focus()")
    try await browser.press("ArrowLeft")
    #expect(try await browser.comes("document.querySelectorAll('#pictures .widget').length === 7"))
    #expect(try await browser.text("document.activeElement.id") == "preview-automatic")
    #expect(await browser.complaints == [])
    await browser.close()
    withExtendedLifetime(canvas) {}
  }

  @Test func thePageBeginsWithThePreviewOfTheCommandLine() async throws {
    let rain = try #require(Self.rain)
    let (canvas, browser) = try await opened(rain, arguments: ["--preview", "Badge in dark"])
    #expect(try await browser.text(Self.view) == "view-previews")
    #expect(try await browser.comes("\(alt(0))?.includes('Badge in dark')"))
    #expect(try await browser.comes("\(Self.chosen) === 'Badge in dark'"))
    try await browser.text("document.getElementById('view-lock').click()")
    #expect(try await browser.comes("\(alt(0))?.includes('accessoryInline')"))
    await browser.close()
    withExtendedLifetime(canvas) {}
  }

  @Test func anUnknownPreviewLeavesTheOthersToChoose() async throws {
    let canvas = try await ServedCanvas(
      try #require(Self.rain), arguments: ["--preview", "Drizzle"])
    let browser = try await Browser(width: 1440, height: 900)
    try await browser.open(canvas.address)
    #expect(
      try await browser.comes("document.getElementById('problem').innerText.includes('Drizzle')"))
    #expect(try await browser.comes("\(Self.list).includes('Downpour')"))
    try await browser.text("document.getElementById('preview-0').click()")
    #expect(try await browser.comes("\(alt(2))?.includes('“300 drops”')"))
    #expect(try await browser.comes("document.getElementById('problem').hidden"))
    await browser.close()
  }

  @Test func filesWithoutAWidgetOpenWithTheirPreviews() async throws {
    let (canvas, browser) = try await opened(
      """
      import SwiftUI
      #Preview("One") { Text("Eins") }
      #Preview("Two") { Text("Zwei") }
      """)
    #expect(try await browser.comes("\(Self.view) === 'view-previews'"))
    #expect(try await browser.comes("\(Self.list) === 'every preview, One, Two'"))
    #expect(try await browser.comes("\(alt(1))?.includes('“Zwei”')"))
    // A view isn't part of the Home Screen.
    try await browser.text("document.getElementById('view-home').click()")
    #expect(try await browser.comes("document.querySelector('#pictures .empty') !== null"))
    #expect(await browser.complaints == [])
    await browser.close()
    withExtendedLifetime(canvas) {}
  }
}
