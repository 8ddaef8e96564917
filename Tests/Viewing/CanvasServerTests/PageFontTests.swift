import Foundation
import Processes
import TestSupport
import Testing

@Suite(
  "The page has the fonts of PNG pictures", .serialized, .startsProcesses,
  .disabled(
    if: Browser.program == nil,
    "no Chromium is installed: apt-get install chromium-headless-shell"))
struct PageFontTests {
  /// Draws a widget into a file of the folder.
  private func rendered(_ canvas: ServedCanvas, as name: String) async throws -> Data {
    let file = canvas.folder.url.appending(path: name)
    let report = try await ProcessCommand(
      executable: BuildFolder.url.appending(path: "rings").path,
      arguments: [
        "render", canvas.file.path, "--family", "small", "--scale", "3", "--out", file.path,
      ], environment: ProcessInfo.processInfo.environment
    ).run()
    try #require(report.end == .exited(code: 0), "\(report.errorText)")
    return try Data(contentsOf: file)
  }

  @Test(.mainPath) func thePageAndThePicturesHaveTheSameFonts() async throws {
    let canvas = try await ServedCanvas(try #require(ServedCanvas.tea))
    let browser = try await Browser(width: 1440, height: 900)
    try await browser.open(canvas.address)
    let small = "document.querySelector('.widget[data-family=systemSmall] img')"
    try #require(try await browser.comes("\(small)?.complete"))
    let svg = String(decoding: try await rendered(canvas, as: "tea.svg"), as: UTF8.self)
    let families = String(
      try #require(svg.firstMatch(of: /<text[^>]* font-family="([^"]+)"/)).output.1)
    // The status bar, the large clock and the page itself use the pictures' list of fonts.
    for place in ["document.body", "document.querySelector('.status-bar')"] {
      let own = try await browser.text("getComputedStyle(\(place)).fontFamily")
      #expect(own.filter { !"\"' ".contains($0) } == families.filter { !"' ".contains($0) })
    }

    // The text of a picture begins and ends at the same points as in a PNG.
    let png = try await rendered(canvas, as: "tea.png").base64EncodedString()
    let extents = try await browser.text(
      """
      (async () => {
        const bytes = Uint8Array.from(atob('\(png)'), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const extent = (source) => {
          const canvas = document.createElement('canvas');
          [canvas.width, canvas.height] = [158 * 3, 158 * 3];
          const context = canvas.getContext('2d');
          context.drawImage(source, 0, 0, canvas.width, canvas.height);
          // White text on green, in the rows of “cups of tea”.
          const { data } = context.getImageData(0, 100 * 3, canvas.width, 16 * 3);
          const columns = [];
          for (let place = 0; place < data.length; place += 4) {
            if (data[place] > 160) columns.push((place / 4) % canvas.width);
          }
          return [Math.min(...columns) / 3, Math.max(...columns) / 3];
        };
        return JSON.stringify([...extent(\(small)), ...extent(bitmap)]);
      })()
      """)
    let ends = try JSONDecoder().decode([Double].self, from: Data(extents.utf8))
    try #require(ends.count == 4)
    #expect(ends[1] - ends[0] > 40)
    #expect(abs(ends[0] - ends[2]) < 1 && abs(ends[1] - ends[3]) < 1, "\(ends)")
    #expect(await browser.complaints == [])
    await browser.close()
  }
}
