import Foundation
import TestSupport
import Testing

@Suite(
  "The page is accessible", .serialized, .startsProcesses,
  .disabled(
    if: Browser.program == nil,
    "no Chromium is installed: apt-get install chromium-headless-shell"))
struct PageAuditTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private func text(_ name: String) throws -> String {
    try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
  }

  /// Audits a view in three window sizes and both color schemes.
  private func audit(_ view: String, in browser: Browser) async throws {
    let audit = try text("Audit/page-audit.js")
    for (width, height) in [(320, 640), (1440, 900), (2560, 1440)] {
      try await browser.resize(width: width, height: height)
      for isDark in [false, true] {
        try await browser.show(dark: isDark)
        let found = try await browser.text(audit)
        #expect(found == "", "\(view) at \(width), \(isDark ? "dark" : "light")")
      }
    }
  }

  @Test(.mainPath) func everyViewPassesTheAudit() async throws {
    let canvas = try await ServedCanvas(try text("Widgets/Rain.swift.txt"))
    let browser = try await Browser(width: 1440, height: 900)
    try await browser.open(canvas.address)
    try #require(try await browser.comes("document.querySelector('#pictures .widget') !== null"))
    #expect(try await browser.comes("document.querySelectorAll('#findings .show').length > 0"))
    try await browser.text("document.querySelector('#pictures .widget').click()")
    #expect(try await browser.comes("!document.getElementById('touched').hidden"))
    try await browser.text("document.getElementById('keys-card').open = true")
    for view in ["home", "lock", "standBy", "previews", "all", "compare"] {
      try await browser.text("document.getElementById('view-\(view)').click()")
      let content = view == "compare" ? ".empty" : ".widget"
      #expect(try await browser.comes("document.querySelector('#pictures \(content)') !== null"))
      try await audit(view, in: browser)
    }
    #expect(await browser.complaints == [])
    await browser.close()
    withExtendedLifetime(canvas) {}
  }

  @Test(arguments: ["Text(verbatim: )", ""])
  func aPageWithoutAPicturePassesTheAudit(code: String) async throws {
    let canvas = try await ServedCanvas(code)
    let browser = try await Browser(width: 1440, height: 900)
    try await browser.open(canvas.address)
    #expect(try await browser.comes("!document.getElementById('problem').hidden"))
    // No message claims that a widget lacks a family, or that work goes on.
    #expect(try await browser.comes("document.getElementById('pictures').innerText === ''"))
    #expect(
      try await browser.comes("document.getElementById('findings').innerText.includes('appear')"))
    try await audit("a problem", in: browser)
    await browser.close()
    withExtendedLifetime(canvas) {}
  }
}
