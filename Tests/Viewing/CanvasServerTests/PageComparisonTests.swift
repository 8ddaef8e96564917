import Foundation
import Processes
import TestSupport
import Testing

@Suite(
  "The page compares with earlier files", .serialized, .startsProcesses,
  .disabled(
    if: Browser.program == nil,
    "no Chromium is installed: apt-get install chromium-headless-shell"))
struct PageComparisonTests {
  private func opened(_ canvas: ServedCanvas) async throws -> Browser {
    let browser = try await Browser(width: 1440, height: 900)
    try await browser.open(canvas.address)
    try #require(try await browser.comes("document.querySelector('#pictures .widget') !== null"))
    return browser
  }

  @Test(.mainPath) func theLastSaveIsComparedSideBySideAndAsADifference() async throws {
    let canvas = try await ServedCanvas(try #require(ServedCanvas.tea))
    let browser = try await opened(canvas)
    try await browser.text("document.getElementById('view-compare').click()")
    #expect(
      try await browser.comes(
        "document.querySelector('.empty')?.innerText.includes('Save a change')"))
    try canvas.save(try #require(ServedCanvas.tea).replacing("cups of tea", with: "mugs of tea"))
    #expect(
      try await browser.comes("document.querySelectorAll('.compare .difference canvas').length > 0")
    )
    let pair = "document.querySelector('.compare section')"
    #expect(
      try await browser.comes(
        """
        ((images) => images[0].includes('“cups of tea”') && images[1].includes('“mugs of tea”'))(
          [...\(pair).querySelectorAll('img')].map((image) => image.alt))
        """))
    #expect(
      try await browser.comes(
        "/\\d+% of the pixels/.test(\(pair).querySelector('canvas').ariaLabel)"))
    #expect(try await browser.comes("\(pair).innerText.includes('gone: “cups of tea”')"))
    // A change of the appearance applies to both sides.
    try await browser.text("document.getElementById('scheme-true').click()")
    #expect(
      try await browser.comes(
        "[...document.querySelectorAll('.compare img')].every((image) => image.alt.includes('dark'))"
      ))
    #expect(await browser.complaints == [])
    await browser.close()
  }

  @Test func aGitRevisionIsCompared() async throws {
    let folder = try TemporaryFolder()
    let tea = try #require(ServedCanvas.tea)
    _ = try folder.file("Tea.swift", tea.replacing("cups of tea", with: "pots of tea"))
    for arguments in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "-m", "Tea"],
    ] {
      let report = try await ProcessCommand(
        executable: "/usr/bin/git", arguments: ["-C", folder.url.path] + arguments,
        environment: ["PATH": "/usr/bin:/bin", "HOME": folder.url.path]
      ).run()
      try #require(report.end == .exited(code: 0), "\(report.errorText)")
    }
    let canvas = try await ServedCanvas(tea, in: folder)
    let browser = try await opened(canvas)
    try await browser.text("document.getElementById('view-compare').click()")
    try await browser.choose("base", "git")
    #expect(
      try await browser.comes(
        "document.querySelector('.compare img')?.alt.includes('“pots of tea”')"))
    for (revision, message) in [("no-such", "no revision"), ("--help", "no revision")] {
      try await browser.choose("revision", revision)
      #expect(
        try await browser.comes(
          "document.querySelector('.empty')?.innerText.includes('\(message)')"))
    }
    await browser.close()
    withExtendedLifetime(canvas) {}
  }

  @Test func theLastCheckIsCompared() async throws {
    let canvas = try await ServedCanvas(exercise: "tint-trap")
    let browser = try await opened(canvas)
    let code = try String(contentsOf: canvas.file, encoding: .utf8)
    try #require(code.contains("Rain at"))
    try await browser.text("document.getElementById('view-compare').click()")
    try await browser.choose("base", "check")
    #expect(
      try await browser.comes(
        "document.querySelector('.empty')?.innerText.includes('No earlier version was checked')"))
    try canvas.save(code.replacing("Rain at", with: "Snow at"))
    #expect(
      try await browser.comes(
        "document.getElementById('findings').innerText.includes('not passed yet')"))
    // A version that doesn't compile isn't checked, so the last check stays.
    try canvas.save(code.replacing("Rain at", with: "\\("))
    #expect(try await browser.comes("!document.getElementById('problem').hidden"))
    try canvas.save(code.replacing("Rain at", with: "Hail at"))
    #expect(
      try await browser.comes(
        """
        ((images) => images[0].includes('“Snow at') && images[1].includes('“Hail at'))(
          [...document.querySelectorAll('.compare section img')].map((image) => image.alt))
        """))
    #expect(await browser.complaints == [])
    await browser.close()
  }
}
