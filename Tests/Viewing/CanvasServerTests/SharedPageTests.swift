import Foundation
import Processes
import TestSupport
import Testing

@Suite(
  "The page saves all pictures", .serialized, .startsProcesses,
  .disabled(
    if: Browser.program == nil,
    "no Chromium is installed: apt-get install chromium-headless-shell"))
struct SharedPageTests {
  private func opened(_ canvas: ServedCanvas) async throws -> Browser {
    let browser = try await Browser(width: 1440, height: 900)
    try await browser.open(canvas.address)
    try #require(try await browser.comes("document.querySelector('#pictures .widget') !== null"))
    return browser
  }

  @Test(.mainPath) func everyPictureIsInOneFile() async throws {
    let canvas = try await ServedCanvas(try #require(ServedCanvas.tea))
    let browser = try await opened(canvas)
    // The page's script collects the files that the browser would save.
    try await browser.text(
      """
      (() => { window.files = []; const make = URL.createObjectURL;
        URL.createObjectURL = (blob) => { if (!blob.type.includes('svg')) files.push(blob); return make(blob); }; })()
      """)
    try await browser.text("document.getElementById('share-page').click()")
    #expect(try await browser.comes("files.length === 1"))
    let page = try await browser.text("files[0].text()")
    #expect(page.hasPrefix("<!doctype html>"))
    #expect(page.components(separatedBy: "<img").count > 20)
    #expect(!page.contains("src=\"http") && !page.contains("blob:") && !page.contains("<script"))
    #expect(page.contains("default-src 'none'"))
    try await browser.text("document.getElementById('share-sheet').click()")
    #expect(try await browser.comes("files.length === 2"))
    #expect(try await browser.text("files[1].type") == "image/png")
    #expect(
      try await browser.text(
        "createImageBitmap(files[1]).then(({ width, height }) => width > 1000 && height > 600)")
        == "true")
    // The page itself requests only its own files.
    #expect(
      await browser.requests.allSatisfy {
        $0.hasPrefix("http://127.0.0.1:") || $0.hasPrefix("blob:") || $0.hasPrefix("data:")
          || $0 == "about:blank"
      })
    #expect(await browser.complaints == [])
    await browser.close()
    try await checkOpened(page)
    withExtendedLifetime(canvas) {}
  }

  /// Checks that a saved page shows all of its pictures without another file.
  private func checkOpened(_ page: String) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("Tea.html", page)
    let browser = try await Browser(width: 1440, height: 900)
    try await browser.open(file.absoluteString)
    #expect(
      try await browser.comes(
        """
        document.images.length > 20 && [...document.images].every((image) => image.complete && image.naturalWidth > 0)
        """))
    #expect(
      await browser.requests.filter { !$0.hasPrefix("data:") && $0 != "about:blank" }
        == [file.absoluteString])
    #expect(
      try await browser.text("document.documentElement.scrollWidth <= innerWidth") == "true")
    #expect(await browser.complaints == [])
    await browser.close()
  }
}
