import PageServer
import Testing

@Suite("Only a browser of this machine that knows the address is let in")
struct PageGateTests {
  private let gate = PageAuthorization(token: "secret", port: 4711)

  private func answer(
    _ path: String, method: String = "GET", host: String? = "127.0.0.1:4711",
    origin: String? = nil, site: String? = nil
  ) -> PageAuthorization.Answer {
    gate.answer(
      to: PageAuthorization.Question(
        method: method, path: path, host: host, origin: origin, site: site))
  }

  @Test func theAddressOpensThePageAndItsFiles() {
    #expect(answer("/secret/") == .file("index.html"))
    #expect(answer("/secret") == .page)
    #expect(answer("/secret/canvas.js", host: "localhost:4711") == .file("canvas.js"))
    #expect(answer("/secret/", site: "none") == .file("index.html"))
  }

  @Test(arguments: ["/", "", "/secre/", "/secret2/", "/Secret/", "//secret/", "/secret/a/b"])
  func withoutTheSecretNothingIsServed(path: String) {
    #expect(answer(path) == .refused(.unknown))
  }

  /// A foreign name that points to this machine, another port, or no host.
  @Test(arguments: ["evil.example:4711", "127.0.0.1", "127.0.0.1:4712", "0.0.0.0:4711", nil])
  func anotherHostIsRefused(host: String?) {
    #expect(answer("/secret/", host: host) == .refused(.stranger))
  }

  @Test func aRequestFromAnotherOriginIsRefused() {
    #expect(answer("/secret/", origin: "http://evil.example") == .refused(.stranger))
    #expect(answer("/secret/", origin: "null") == .refused(.stranger))
    #expect(answer("/secret/", site: "cross-site") == .refused(.stranger))
    #expect(answer("/secret/canvas.js", site: "same-site") == .refused(.stranger))
  }

  @Test func theCanvasLoadsOnlyFromTheCanvas() {
    #expect(answer("/secret/live", origin: "http://127.0.0.1:4711") == .canvas)
    #expect(answer("/secret/live") == .refused(.stranger))
    #expect(answer("/secret/live", origin: "http://localhost:4711") == .refused(.stranger))
    #expect(answer("/secret/live", origin: "https://127.0.0.1:4711") == .refused(.stranger))
  }

  @Test func nothingCanBePostedToThePage() {
    #expect(answer("/secret/", method: "POST") == .refused(.method))
  }

  @Test func onlyThePagesScriptsRun() throws {
    let policy = try #require(
      gate.headers(for: "127.0.0.1:4711").first { $0.name == "Content-Security-Policy" })
    #expect(policy.value.contains("default-src 'none'"))
    #expect(policy.value.contains("script-src 'self'"))
    #expect(!policy.value.contains("unsafe"))
  }
}
