import Foundation
import TestSupport
import Testing

@Suite("rings doctor", .serialized, .startsProcesses)
struct DoctorTests {
  private struct Report: Decodable {
    struct Isolation: Decodable {
      struct Proof: Decodable {
        var canary: String
        var promise: String
        var holds: Bool?
        var detail: String?
      }

      var level: String
      var proofs: [Proof]
      var notGuaranteed: [String]
    }

    var isolation: Isolation
  }

  @Test(.mainPath) func theSandboxWithstandsItsSelfTests() throws {
    let outcome = try RingsProcess().run("doctor", "--json")
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(report.isolation.proofs.count == 21)
    #expect(!report.isolation.notGuaranteed.isEmpty)
    guard report.isolation.level == "full" else { return }
    for proof in report.isolation.proofs {
      #expect(proof.holds == true, "\(proof.canary): \(proof.detail ?? "")")
    }
    #expect(outcome.status == 0, "\(outcome.output)")
  }

  @Test func everythingFitsOnOneScreen() throws {
    let outcome = try RingsProcess().run("doctor")
    let lines = outcome.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 25, "\(outcome.output)")
    #expect(lines.allSatisfy { $0.count <= 80 || $0.contains("/") })
    #expect(outcome.output.contains("Isolation"))
    #expect(outcome.output.contains("Older iOS"))
    #expect(outcome.output.contains("Not guaranteed"))
  }

  @Test func itSpeaksKorean() throws {
    let outcome = try RingsProcess().run("doctor", "--language", "ko")
    #expect(outcome.status == 0)
    for words in ["격리", "방금 확인함", "보장하지 않음", "커널", "그리기", "작업 폴더"] {
      #expect(outcome.output.contains(words), "\(words): \(outcome.output)")
    }
    for words in ["learner", "good", "that ", "columns", "exercises"] {
      #expect(!outcome.output.contains(words), "\(words): \(outcome.output)")
    }
  }

  @Test func anUnknownLanguageIsReported() throws {
    let outcome = try RingsProcess().run("doctor", "--language", "xx")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("xx"))
  }

  @Test func aReportContainsTheLogAndNoCode() throws {
    let folder = try TemporaryFolder()
    var process = RingsProcess()
    process.folder = folder.url
    process.cache = folder.url.appending(path: "cache")
    _ = try folder.file("secret.swift", "let secret = 1")
    _ = try process.run("try", "1 + 4711")
    let outcome = try process.run("doctor", "--report", "report.zip")
    #expect(outcome.output.contains("report.zip"))
    let data = try Data(contentsOf: folder.url.appending(path: "report.zip"))
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.contains("command=try") && text.contains("Rings 1."))
    #expect(!text.contains("4711") && !text.contains("secret"))
    // A report never overwrites a file.
    #expect(try process.run("doctor", "--report", "report.zip").status == 2)
    #expect(
      try process.run("doctor", "--report", "other.zip", "--include", "secret.swift").output
        .contains("other.zip"))
    let other = try Data(contentsOf: folder.url.appending(path: "other.zip"))
    #expect(String(decoding: other, as: UTF8.self).contains("let secret = 1"))
  }

  @Test func loggingIsOffByDefault() throws {
    var process = RingsProcess()
    #expect(try process.run("list").errors == "")
    process.caller = ["/usr/bin/env", "RINGS_LOG=info"]
    #expect(try process.run("list").errors.contains("info rings: start command=list"))
  }
}
