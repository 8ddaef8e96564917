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

  private func choose(_ id: String, _ value: String) -> String {
    """
    (() => { const field = document.getElementById('\(id)'); field.value = '\(value)';
      field.dispatchEvent(new Event('change', { bubbles: true })); })()
    """
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
      try await browser.text(choose("zoom", zoom))
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
    try await browser.text(choose("device", "375x667"))
    #expect(try await browser.comes("\(Self.small).querySelector('img').width === 148"))
    #expect(try await browser.comes("document.querySelector('.phone.classic') !== null"))
    // Resetting returns to the command line's device.
    try await browser.text("document.getElementById('reset').click()")
    #expect(try await browser.comes("\(Self.small).querySelector('img').width === 170"))
    await browser.close()
    withExtendedLifetime(canvas) {}
  }

  @Test(arguments: ["ko_KR", "en_US", "ar_SA", "de_DE", "zh_TW"])
  func theStatusBarHasNoHalfOfTheDay(locale: String) async throws {
    let canvas = try await tea()
    let browser = try await opened(canvas)
    let clock = "document.querySelector('.status-bar .clock').textContent"
    try await browser.text(choose("locale", locale))
    #expect(try await browser.comes("/^\\p{Nd}{1,2}[:.]\\p{Nd}{2}$/u.test(\(clock))"))
    await browser.close()
    withExtendedLifetime(canvas) {}
  }

  // MARK: - The log and the findings

  @Test(.mainPath) func aTapIsAnsweredInViewAndLogged() async throws {
    let canvas = try await tea()
    let browser = try await opened(canvas)
    let place = try await browser.text(
      """
      (({ left, top, width, height }) => JSON.stringify([left + width * .3, top + height * .86]))(
        \(Self.small).getBoundingClientRect())
      """)
    let point = try JSONDecoder().decode([Double].self, from: Data(place.utf8))
    try await browser.click(x: point[0], y: point[1])
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
    try await browser.click(x: point[0], y: point[1])
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
    let editor = try tools.file(
      "code", "#!/bin/sh\nsed -i 's/cups of tea/mugs of tea/' \"${2%:*}\"\n")
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
    try await browser.text("\(finding).querySelector('.place').click()")
    #expect(try await browser.comes("\(Self.words).includes('“mugs of tea”')"))
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

  @Test func landmarksAndHeadingsAreInOrder() async throws {
    let canvas = try await tea()
    let browser = try await opened(canvas)
    for view in ["home", "all", "compare"] {
      try await browser.text("document.getElementById('view-\(view)').click()")
      #expect(
        try await browser.comes(
          view == "compare"
            ? "document.querySelector('.empty') !== null"
            : "document.querySelector('#pictures .widget') !== null"))
      let jumps = try await browser.text(
        """
        (() => { const levels = [...document.querySelectorAll('h1, h2, h3, h4')]
          .filter((it) => it.checkVisibility()).map((it) => Number(it.tagName[1]));
          return levels[0] === 1 && levels.every((level, place) => place === 0 || level <= levels[place - 1] + 1)
            ? '' : levels.join(); })()
        """)
      #expect(jumps == "", "headings in \(view)")
    }
    #expect(
      try await browser.text(
        "['header', 'main', 'aside'].map((name) => document.querySelectorAll(name).length)")
        == "1,1,1")
    #expect(
      try await browser.text("document.querySelectorAll('main aside, main header').length") == "0")
    // Everything visible is in a landmark, except for the link that skips to the pictures.
    #expect(
      try await browser.text(
        """
        [...document.body.querySelectorAll('*')].filter((it) => it.checkVisibility()
          && !it.closest('header, main, aside, .skip, noscript') && !it.matches('.bench')).map((it) => it.outerHTML)
        """) == "")
    #expect(
      try await browser.text(
        """
        (() => { const ids = [...document.querySelectorAll('[id]')].map((it) => it.id);
          return ids.filter((id, place) => ids.indexOf(id) !== place); })()
        """) == "")
    await browser.close()
    withExtendedLifetime(canvas) {}
  }

  // MARK: - The address, comparisons and files

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

  @Test func theLastSaveIsComparedSideBySideAndAsADifference() async throws {
    let canvas = try await tea()
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
    try await browser.text(choose("base", "git"))
    #expect(
      try await browser.comes(
        "document.querySelector('.compare img')?.alt.includes('“pots of tea”')"))
    for (revision, message) in [("no-such", "no revision"), ("--help", "no revision")] {
      try await browser.text(choose("revision", revision))
      #expect(
        try await browser.comes(
          "document.querySelector('.empty')?.innerText.includes('\(message)')"))
    }
    await browser.close()
    withExtendedLifetime(canvas) {}
  }

  @Test func everyPictureIsInOneFile() async throws {
    let canvas = try await tea()
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
    #expect(await browser.complaints == [])
    await browser.close()
    withExtendedLifetime(canvas) {}
  }
}
