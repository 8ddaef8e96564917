import Foundation
import TestSupport
import Testing

@Suite("rings certificate", .serialized, .startsProcesses)
struct CertificateTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: UUID().uuidString)

  private func rings(_ arguments: [String], input: String = "") throws -> RingsProcess.Outcome {
    try RingsProcess().run(
      arguments + ["--workspace", folder.appending(path: "Rings").path], input: input)
  }

  /// Passes the route's last exercise, whose widget is the learner's finished one.
  private func finish() throws {
    _ = try rings(["learn", "the-one-widget"], input: "quit\n")
    let pack = folder.appending(path: "Rings/weather-widget")
    let name = try #require(
      try FileManager.default.contentsOfDirectory(atPath: pack.path)
        .first { $0.hasSuffix("-the-one-widget") })
    for file in try RingsProcess.solution("the-one-widget").map({ URL(filePath: $0) }) {
      let place = pack.appending(path: name).appending(path: file.lastPathComponent)
      guard FileManager.default.fileExists(atPath: place.path) else { continue }
      try Data(contentsOf: file).write(to: place)
    }
  }

  @Test(.mainPath) func aCertificateIsWrittenWithoutReplacingOtherFiles() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let nothing = try rings(["certificate"])
    #expect(nothing.status != 0, "\(nothing.output)")
    try finish()
    let made = try rings(["certificate", "--name", "Kim <Minji>"])
    #expect(made.status == 0, "\(made.errors)")
    let place = folder.appending(path: "Rings/certificate.html")
    let page = try String(contentsOf: place, encoding: .utf8)
    #expect(page.contains("Kim &lt;Minji&gt;") && page.contains("data:image/png;base64,iVBOR"))
    let again = try rings(["certificate"])
    #expect(again.status == 0, "\(again.errors)")
    let other = folder.appending(path: "other")
    try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
    try Data("mine".utf8).write(to: other.appending(path: "widget.png"))
    let refused = try rings(["certificate", "--out", other.path])
    #expect(refused.status != 0 && refused.errors.contains("widget.png"), "\(refused.errors)")
    #expect(
      try String(contentsOf: other.appending(path: "widget.png"), encoding: .utf8) == "mine")
  }
}
