import AppleFoundation
import Testing

@Suite struct SystemServiceTests {
  @Test func linesOfAFileAreReadOneByOne() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try Data("one\r\n\ntwo\n세".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["one", "two", "세"])
  }

  @Test func notificationsArriveInTheirOrder() async {
    let center = NotificationCenter()
    let notifications = center.notifications(named: Notification.Name("weather"))
    var iterator = notifications.makeAsyncIterator()
    for number in 1...2 {
      center.post(name: Notification.Name("weather"), object: nil, userInfo: ["number": number])
    }
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["number"] as? Int == 2)
  }

  @Test func localizedTextReadsItsMarkdown() {
    let text = AttributedString(localized: "**Rain** at \(9)")
    #expect(String(text.characters) == "Rain at 9")
    #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
  }

  @Test func everyUserFolderHasAPath() {
    #expect(URL.documentsDirectory.isFileURL)
    #expect(URL.cachesDirectory.isFileURL)
    #expect(FileManager.default.ubiquityIdentityToken == nil)
  }

  @Test func backgroundSessionsAreConfigured() {
    let configuration = URLSessionConfiguration.background(withIdentifier: "weather")
    configuration.waitsForConnectivity = true
    configuration.sharedContainerIdentifier = "group.weather"
    configuration.sessionSendsLaunchEvents = true
    #expect(configuration.timeoutIntervalForRequest > 0)
  }

  @Test func textIsTransformedToAnotherScript() {
    let name: String? = "さくら"
    #expect(name?.applyingTransform(.hiraganaToKatakana, reverse: false) == "サクラ")
    #expect("ｻｸﾗ".dropFirst().applyingTransform(.fullwidthToHalfwidth, reverse: true) == "クラ")
  }
}
