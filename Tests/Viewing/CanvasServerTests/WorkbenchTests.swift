import Foundation
import Processes
import TestSupport
import Testing

@Suite(
  "The page is a workbench", .serialized, .startsProcesses,
  .disabled(
    if: Browser.program == nil,
    "no Chromium is installed: apt-get install chromium-headless-shell"))
struct WorkbenchTests {
  private static let small = "document.querySelector('.widget[data-family=systemSmall]')"
  private static let words = "\(small).querySelector('img').alt"

  private func opened(
    _ canvas: ServedCanvas, width: Int = 1440, height: Int = 900
  ) async throws -> Browser {
    let browser = try await Browser(width: width, height: height)
    try await browser.open(canvas.address)
    try #require(try await browser.comes("\(Self.small) !== null"))
    return browser
  }

  private func tea(_ arguments: [String] = []) async throws -> ServedCanvas {
    try await ServedCanvas(try #require(ServedCanvas.tea), arguments: arguments)
  }

  /// Returns a position in the window from a position in the small widget, from 0 to 1.
  private func point(_ x: Double, _ y: Double, in browser: Browser) async throws -> [Double] {
    let place = try await browser.text(
      """
      (({ left, top, width, height }) => JSON.stringify([left + width * \(x), top + height * \(y)]))(
        \(Self.small).getBoundingClientRect())
      """)
    return try JSONDecoder().decode([Double].self, from: Data(place.utf8))
  }

  // MARK: - The phone

  @Test(arguments: [(320, 640), (1440, 900), (2560, 1440)])
  func thePhoneNeverLeavesTheWindow(width: Int, height: Int) async throws {
    let canvas = try await tea()
    let browser = try await opened(canvas, width: width, height: height)
    #expect(try await browser.comes("document.querySelectorAll('#findings .finding').length > 0"))
    try await browser.text("scrollTo(0, document.documentElement.scrollHeight)")
    #expect(
      try await browser.comes(
        """
        (({ top, bottom }) => top >= -1 && bottom > top + 100 && bottom <= innerHeight)(
          document.getElementById('pane').getBoundingClientRect())
        """))
    #expect(
      try await browser.comes(
        "(({ top }) => top >= 0 && top < innerHeight / 2)(\(Self.small).getBoundingClientRect())"))
    for zoom in ["0.5", "2", ""] {
      try await browser.choose("zoom", zoom)
      #expect(
        try await browser.comes(
          "document.documentElement.scrollWidth <= \(width)"), "zoom \(zoom)")
      guard let scale = Double(zoom) else { continue }
      #expect(
        try await browser.comes(
          "Math.abs(\(Self.small).getBoundingClientRect().width - \(158 * scale)) < 1"))
    }
    #expect(await browser.complaints == [])
    await browser.close()
  }

  @Test func aDeviceIsChosenOnThePageAndOnTheCommandLine() async throws {
    let canvas = try await tea(["--device", "430x932"])
    let browser = try await opened(canvas)
    #expect(try await browser.comes("\(Self.small).querySelector('img').width === 170"))
    #expect(try await browser.text("document.getElementById('device').value") == "430x932")
    try await browser.choose("device", "375x667")
    #expect(try await browser.comes("\(Self.small).querySelector('img').width === 148"))
    #expect(try await browser.comes("document.querySelector('.phone.classic') !== null"))
    // Resetting returns to the command line's device.
    try await browser.text("document.getElementById('reset').click()")
    #expect(try await browser.comes("\(Self.small).querySelector('img').width === 170"))
    await browser.close()
    withExtendedLifetime(canvas) {}
  }

  @Test(arguments: [
    ("ko_KR", "9:41"), ("en_US", "9:41"), ("ar_SA", "٩:٤١"), ("de_DE", "09:41"), ("zh_TW", "9:41"),
  ])
  func theStatusBarHasTheLocalesTimeWithoutAHalfOfTheDay(
    locale: String, time: String
  ) async throws {
    let canvas = try await tea()
    let browser = try await opened(canvas)
    let clock = "document.querySelector('.status-bar .clock').textContent"
    try await browser.choose("locale", locale)
    #expect(try await browser.comes("document.getElementById('locale').value === '\(locale)'"))
    #expect(try await browser.comes("\(clock) === '\(time)'"))
    await browser.close()
    withExtendedLifetime(canvas) {}
  }

  // MARK: - The log and the findings

  @Test(.mainPath) func aTapIsAnsweredInViewAndLogged() async throws {
    let canvas = try await tea()
    let browser = try await opened(canvas)
    let button = try await point(0.3, 0.86, in: browser)
    try await browser.click(x: button[0], y: button[1])
    #expect(
      try await browser.comes(
        "document.getElementById('touched').innerText.includes('performs DrinkIntent')"))
    #expect(
      try await browser.comes(
        """
        (({ top, bottom }) => top >= 0 && top < innerHeight - 40 && bottom > top)(
          document.getElementById('touched').getBoundingClientRect())
        """))
    // The log is newest first, with times as the browser formats them.
    let kinds = "[...document.querySelectorAll('#log li')].map((line) => line.className).join(' ')"
    #expect(try await browser.comes("\(kinds).endsWith('intent tap save')"))
    #expect(try await browser.comes("\(kinds).includes('reload')"))
    #expect(try await browser.comes("\(Self.words).includes('“1”')"))
    // A tap beside the button opens the app's URL.
    let beside = try await point(0.9, 0.4, in: browser)
    try await browser.click(x: beside[0], y: beside[1])
    #expect(try await browser.comes("\(kinds).startsWith('url tap')"))
    #expect(
      try await browser.text(
        "document.querySelector('#log .url').innerText.includes('tea://today')")
        == "true")
    #expect(
      try await browser.text(
        """
        [...document.querySelectorAll('#log time')].every((time) => time.textContent
          === new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' }).format(new Date(time.dateTime)))
        """) == "true")
    try canvas.save(
      try #require(ServedCanvas.tea).replacing(
        "Store.cups += 1", with: "throw CocoaError(.featureUnsupported)"))
    #expect(try await browser.comes("\(kinds).startsWith('save')"))
    try await browser.click(x: button[0], y: button[1])
    #expect(try await browser.comes("\(kinds).startsWith('error')"))
    await browser.close()
  }

  /// A widget with an error about its text, and findings of other severities.
  private static let faint = ServedCanvas.tea?.replacing(
    "Text(\"cups of tea\").font(.caption).foregroundStyle(.white.opacity(0.9))",
    with: "Text(\"cups of tea\").font(.system(size: 7)).foregroundStyle(.white.opacity(0.9))")

  @Test func aFindingShowsItsViewAndOpensTheEditor() async throws {
    let tools = try TemporaryFolder()
    // The editor is a script that changes the file, as its user would.
    let record = tools.url.appending(path: "opened")
    let editor = try tools.file(
      "code",
      "#!/bin/sh\necho \"$1 $2\" > '\(record.path)'\nsed -i 's/cups of tea/mugs of tea/' \"${2%:*}\"\n"
    )
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: editor.path)
    let canvas = try await ServedCanvas(try #require(Self.faint), editor: editor.path)
    let browser = try await opened(canvas)
    #expect(try await browser.comes("document.querySelectorAll('#findings .show').length > 0"))
    let weights = try await browser.text(
      """
      [...document.querySelectorAll('#findings .finding')].map((finding) =>
        ['error', 'warning', 'info', 'note', 'passed'].indexOf(finding.className.replace('finding ', '')))
      """)
    let ranks = weights.split(separator: ",").compactMap { Int($0) }
    #expect(ranks == ranks.sorted() && ranks.first.map { $0 >= 0 } == true)
    let finding = "document.querySelector('#findings .finding.error')"
    try await browser.text("\(finding).querySelector('.show').click()")
    #expect(try await browser.comes("\(Self.small).querySelector('.mark') !== null"))
    // The mark is below the widget's upper third, where the text is, and is less than a third as high.
    #expect(
      try await browser.comes(
        """
        ((mark, widget) => mark.top > widget.top + widget.height / 3 && mark.height < widget.height / 3)(
          \(Self.small).querySelector('.mark').getBoundingClientRect(),
          \(Self.small).getBoundingClientRect())
        """))
    #expect(try await browser.comes("\(finding).querySelector('.show').ariaPressed === 'true'"))
    let place = try await browser.text("\(finding).querySelector('.place').textContent")
    #expect(place.wholeMatch(of: /Tea\.swift:\d+/) != nil)
    try await browser.text("\(finding).querySelector('.place').click()")
    #expect(try await browser.comes("\(Self.words).includes('“mugs of tea”')"))
    let line = place.split(separator: ":").last ?? ""
    #expect(
      try String(contentsOf: record, encoding: .utf8) == "--goto \(canvas.file.path):\(line)\n")
    #expect(await browser.complaints == [])
    await browser.close()
    withExtendedLifetime(canvas) {}
  }

  @Test func withoutAnEditorAPlaceIsALink() async throws {
    let canvas = try await ServedCanvas(try #require(Self.faint), editor: "vi")
    let browser = try await opened(canvas)
    #expect(try await browser.comes("document.querySelector('#findings a.place') !== null"))
    let link = try #require(
      URLComponents(
        string: try await browser.text("document.querySelector('#findings a.place').href")))
    #expect(link.scheme == "editor")
    #expect(link.queryItems?.first { $0.name == "file" }?.value == canvas.file.path)
    #expect(link.queryItems?.contains { $0.name == "line" } == true)
    await browser.close()
  }

  // MARK: - The keyboard

  @Test func theFocusStaysAndArrowsMove() async throws {
    let canvas = try await tea()
    let browser = try await opened(canvas)
    let focused = "document.activeElement.id"
    try await browser.text("document.getElementById('mode-accented').focus()")
    try await browser.press("Enter")
    #expect(
      try await browser.comes("document.querySelector('.widget[data-mode=accented]') !== null"))
    #expect(try await browser.text(focused) == "mode-accented")
    try await browser.press("ArrowRight")
    #expect(
      try await browser.comes("document.querySelector('.widget[data-mode=vibrant]') !== null"))
    #expect(try await browser.text(focused) == "mode-vibrant")
    try await browser.text("document.getElementById('mode-automatic').click()")
    try await browser.text("document.getElementById('family-automatic').focus()")
    try await browser.press("ArrowRight")
    #expect(try await browser.text(focused) == "family-systemSmall")
    #expect(try await browser.comes("document.querySelectorAll('#pictures .widget').length === 1"))
    // A picture keeps the keyboard focus after a save.
    try await browser.text("\(Self.small).focus()")
    try canvas.save(try #require(ServedCanvas.tea).replacing("cups of tea", with: "mugs of tea"))
    #expect(try await browser.comes("\(Self.words).includes('“mugs of tea”')"))
    #expect(try await browser.text("document.activeElement === \(Self.small)") == "true")
    await browser.close()
  }

  // MARK: - The address

  @Test func theAddressStaysAndThePageReconnects() async throws {
    let canvas = try await tea()
    let browser = try await opened(canvas)
    canvas.interrupt()
    #expect(try await browser.comes("!document.getElementById('ended').hidden"))
    #expect(try await canvas.process.end() == .exited(code: 0))
    let again = try await ServedCanvas(
      try #require(ServedCanvas.tea).replacing("cups of tea", with: "mugs of tea"),
      in: canvas.folder)
    #expect(again.address == canvas.address)
    #expect(try await browser.comes("\(Self.words).includes('“mugs of tea”')"))
    #expect(try await browser.comes("document.getElementById('ended').hidden"))
    await browser.close()
  }
}
