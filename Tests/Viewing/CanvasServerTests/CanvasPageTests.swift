import Foundation
import Processes
import TestSupport
import Testing

@Suite(
  "The canvas in a browser", .serialized, .startsProcesses,
  .disabled(
    if: Browser.program == nil,
    "no Chromium is installed: apt-get install chromium-headless-shell"))
struct CanvasPageTests {
  private static let small = "document.querySelector('.widget[data-family=systemSmall]')"
  /// The alternative text of the small widget.
  private static let words = "\(small).querySelector('img').alt"

  /// The strongest color component in the small widget's background, from its pixels.
  private static let background = """
    (() => {
      const canvas = document.createElement('canvas');
      const image = \(small).querySelector('img');
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext('2d');
      context.drawImage(image, 0, 0);
      const [red, green] = context.getImageData(140, 80, 1, 1).data;
      return red > green ? 'red' : 'green';
    })()
    """

  /// Returns a canvas in a browser after its first picture has arrived.
  private func opened(
    _ text: String, besides others: [String: String] = [:]
  ) async throws -> (ServedCanvas, Browser) {
    let canvas = try await ServedCanvas(text, besides: others)
    #expect(canvas.address.hasPrefix("http://127.0.0.1:"))
    let browser = try await Browser(width: 1400, height: 1100)
    try await browser.open(canvas.address)
    try #require(try await browser.comes("\(Self.small) !== null"))
    return (canvas, browser)
  }

  @Test func theCodeAndThePhoneShareTheTimeZone() async throws {
    let tea = try #require(ServedCanvas.tea).replacing("cups of tea", with: "\\(hours) h")
    let (canvas, browser) = try await opened(
      tea + "\nprivate let hours = TimeZone.current.secondsFromGMT(for: .now) / 3600\n")
    #expect(try await browser.comes("\(Self.words).includes('“0 h”')"))
    // A city is enough, and an unknown name leaves the zone unchanged.
    for typed in ["seoul", "Nowhere"] {
      try await browser.choose("time-zone", typed)
      #expect(try await browser.comes("\(Self.words).includes('“9 h”')"))
      #expect(
        try await browser.comes("document.getElementById('time-zone').value === 'Asia/Seoul'"))
    }
    await browser.close()
    withExtendedLifetime(canvas) {}
  }

  @Test(.mainPath) func aSaveMakesANewPictureAndKeepsTheChoices() async throws {
    let tea = try #require(ServedCanvas.tea)
    let (canvas, browser) = try await opened(tea)
    #expect(try await browser.comes("\(Self.words).includes('“cups of tea”')"))
    try await browser.choose("entry", "3", event: "input")
    #expect(try await browser.comes("\(Self.words).includes('“3”')"))
    #expect(
      try await browser.text("document.getElementById('moment').textContent").hasPrefix("4 / 6"))

    // While the page shows older pictures, the latest save counts.
    for word in ["pots", "jugs", "mugs"] {
      try canvas.save(tea.replacing("cups of tea", with: "\(word) of tea"))
    }
    #expect(try await browser.comes("\(Self.words).includes('“mugs of tea”')"))
    #expect(try await browser.text("document.getElementById('entry').value") == "3")
    #expect(try await browser.comes("\(Self.words).includes('“3”')"))

    try canvas.save(tea.replacing("Spacer(minLength: 0)", with: "Spacr(minLength: 0)"))
    #expect(
      try await browser.comes("document.getElementById('problem').innerText.includes('Tea.swift:')")
    )
    #expect(try await browser.comes("\(Self.words).includes('“mugs of tea”')"))
    try FileManager.default.removeItem(at: canvas.file)
    #expect(
      try await browser.comes(
        "document.getElementById('problem').innerText.includes('no longer exists')"))
    try canvas.save(tea)
    #expect(try await browser.comes("document.getElementById('problem').hidden"))
    #expect(try await browser.comes("\(Self.words).includes('“cups of tea”')"))
    #expect(await browser.complaints == [])
    await browser.close()
  }

  @Test func aTapRunsTheWidgetsCode() async throws {
    let (canvas, browser) = try await opened(try #require(ServedCanvas.tea))
    let place = try await browser.text(
      """
      JSON.stringify((({ left, top, width }) => [left, top, width / 158])(
        \(Self.small).getBoundingClientRect()))
      """)
    let corner = try JSONDecoder().decode([Double].self, from: Data(place.utf8))
    let scale = corner[2]
    try await browser.click(x: corner[0] + 50 * scale, y: corner[1] + 136 * scale)
    #expect(
      try await browser.comes(
        "document.getElementById('touched').innerText.includes('performs DrinkIntent')"))
    #expect(try await browser.comes("\(Self.words).includes('“1”')"))
    // A click next to the button opens the widget's app.
    try await browser.click(x: corner[0] + 140 * scale, y: corner[1] + 60 * scale)
    #expect(
      try await browser.comes(
        "document.getElementById('touched').innerText.includes('tea://today')"))
    #expect(await browser.complaints == [])
    await browser.close()
    withExtendedLifetime(canvas) {}
  }

  @Test func theEditSheetIsAForm() async throws {
    let (canvas, browser) = try await opened(try #require(ServedCanvas.tea))
    #expect(try await browser.comes("document.getElementById('set-flavour') !== null"))
    #expect(try await browser.text(Self.background) == "green")
    try await browser.choose("set-flavour", "black")
    try await browser.choose("set-name", "Assam")
    #expect(try await browser.comes("\(Self.words).includes('“Assam”')"))
    #expect(try await browser.comes("\(Self.background) === 'red'"))
    #expect(try await browser.text("document.getElementById('set-flavour').value") == "black")
    // Reloading the page keeps the setting too.
    try await browser.open(canvas.address)
    #expect(try await browser.comes("\(Self.words).includes('“Assam”')"))
    #expect(await browser.complaints == [])
    await browser.close()
  }

  @Test func learnersTextIsNeverMarkup() async throws {
    let hostile =
      #"</text></svg><script>document.title='owned'</script><img src=x onerror=alert(1)>"#
    let asset = "<img src=x onerror=alert(2)>"
    let colors = [
      "Assets.xcassets/\(asset).colorset/Contents.json":
        #"{"colors": [{"idiom": "universal", "color": {"components": {"red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}"#
    ]
    let tea = try #require(ServedCanvas.tea)
      .replacing("cups of tea", with: hostile.replacing("\"", with: "\\\""))
      .replacing(
        #"configurationDisplayName("Tea")"#, with: "configurationDisplayName(\"\(hostile)\")"
      )
      .replacing(
        "        Button(intent",
        with: """
                  Text(verbatim: "asset").foregroundStyle(Color("\(asset)"))
                  Image("\(asset)")
                  Button(intent
          """
      )
      .replacing(#"kind: "Tea""#, with: "kind: \"\(hostile)\"")
      .replacing(#"title: "Name""#, with: "title: \"\(hostile)\"")
    let (canvas, browser) = try await opened(tea, besides: colors)
    #expect(try await browser.comes("\(Self.words).includes('onerror=alert')"))
    // The color exists and has no note; the notes name the missing image.
    #expect(try await browser.comes("document.body.innerText.includes(`named '\(asset)'`)"))
    #expect(try await browser.text("document.body.innerText.includes('No color')") == "false")
    #expect(try await browser.comes("document.getElementById('set-name') !== null"))
    try await browser.choose("set-name", hostile)
    #expect(
      try await browser.comes("document.getElementById('form').innerText.includes('onerror')"))
    try await browser.text("document.getElementById('view-all').click()")
    #expect(
      try await browser.comes(
        "document.querySelectorAll('.sheet .widget').length >= 20 && !document.querySelector('.empty')"
      ))
    #expect(try await browser.text("document.title") == "Tea.swift – Rings")
    #expect(try await browser.text("document.scripts.length") == "1")
    #expect(
      try await browser.text("document.querySelectorAll('img[onerror], img[src=x]').length") == "0")
    #expect(await browser.complaints == [])
    await browser.close()
    withExtendedLifetime(canvas) {}
  }

  @Test func keysChangeOptionsAndNothingExceedsTheWindow() async throws {
    let (canvas, browser) = try await opened(try #require(ServedCanvas.tea))
    try await browser.press("m")
    try await browser.press("m")
    #expect(
      try await browser.comes("document.querySelector('.widget[data-mode=accented]') !== null"))
    try await browser.press("s")
    #expect(try await browser.comes("document.querySelector('.phone.dark') !== null"))
    for view in ["home", "lock", "standBy", "all", "compare"] {
      try await browser.text("document.getElementById('view-\(view)').click()")
      let content = view == "compare" ? ".empty" : ".widget"
      #expect(
        try await browser.comes("document.querySelector('#pictures \(content)') !== null"))
      for width in [320, 768, 1440, 2560] {
        try await browser.resize(width: width, height: 900)
        #expect(
          try await browser.comes("document.documentElement.scrollWidth <= \(width)"),
          "\(view) is wider than \(width)")
      }
    }
    // Every control has a name.
    let nameless = try await browser.text(
      """
      [...document.querySelectorAll('button, input, select')].filter((it) => !(it.textContent.trim()
        || it.ariaLabel || it.labels?.length || it.querySelector('img')?.alt)).map((it) => it.outerHTML)
      """)
    #expect(nameless == "")
    canvas.interrupt()
    #expect(try await browser.comes("!document.getElementById('ended').hidden"))
    #expect(try await canvas.process.end() == .exited(code: 0))
    await browser.close()
  }

  @Test func everythingHasAnAccessibleName() async throws {
    let (canvas, browser) = try await opened(try #require(ServedCanvas.tea))
    #expect(try await browser.comes("document.getElementById('set-flavour') !== null"))
    let things = try await browser.reachable()
    for thing in things { #expect(!thing.name.isEmpty, "\(thing.role) has no name") }
    func place(_ role: String, _ name: String) throws -> Int {
      try #require(
        things.firstIndex { $0.role == role && $0.name.hasPrefix(name) }, "\(role) “\(name)”")
    }
    // The elements in visual order.
    let order = [
      try place("link", "To the pictures"), try place("button", "Compile again"),
      try place("tab", "Home Screen"), try place("tab", "All pictures"),
      try place("radio", "every family"),
      try place("button", "systemSmall · fullColor · light: 158 by 158 points"),
      try place("slider", "timeline"), try place("radio", "fullColor"),
      try place("radio", "red"), try place("combobox", "device"), try place("slider", "text size"),
      try place("combobox", "iOS"),
      try place("combobox", "Flavour"), try place("textbox", "Name"),
      try place("button", "Copy as PNG"),
    ]
    #expect(order == order.sorted())
    #expect(
      try await browser.comes(
        "document.getElementById('entry').ariaValueText?.startsWith('on screen')"))
    #expect(
      try await browser.text("document.querySelectorAll('.widget[aria-current=true]').length")
        == "1")

    // The keyboard reaches the same places; arrow keys move between tabs.
    let focused = "document.activeElement.id"
    var reached: [String] = []
    for _ in 0..<4 {
      try await browser.press("Tab")
      reached.append(try await browser.text("document.activeElement.id || 'skip'"))
    }
    #expect(reached == ["skip", "zoom", "compile", "view-home"])
    try await browser.press("ArrowRight")
    #expect(try await browser.comes("\(focused) === 'view-lock'"))
    #expect(
      try await browser.comes(
        "document.querySelector('[role=tab][aria-selected=true]').id === 'view-lock'"))
    #expect(await browser.complaints == [])
    await browser.close()
    withExtendedLifetime(canvas) {}
  }

  @Test func aPortInUseIsReportedAndNothingIsServed() async throws {
    let canvas = try await ServedCanvas(try #require(ServedCanvas.tea))
    let port = try #require(URL(string: canvas.address)?.port)
    let report = try await ServedCanvas.command([canvas.file.path, "--port", "\(port)"]).run()
    #expect(report.end == .exited(code: 3))
    #expect(
      String(decoding: report.errors, as: UTF8.self).contains("Port \(port) is already in use"))
    #expect(String(decoding: report.output, as: UTF8.self).isEmpty)
  }
}
