import Foundation
import Results
import TestSupport
import Testing

@Suite("A missing font for Korean text")
struct KoreanFontTests {
  @Test(arguments: [("aa|ko|za", false), ("aa|kok|za", true)])
  func fontconfigKnowsWhetherTheFontIsMissing(languages: String, isMissing: Bool) async throws {
    let folder = try TemporaryFolder()
    let program = folder.url.appending(path: "fc-match")
    try Data("#!/bin/sh\nprintf '\(languages)'\n".utf8).write(to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    #expect(await KoreanFont.isMissing(in: ["PATH": folder.url.path]) == isMissing)
  }

  @Test func withoutFontconfigNothingIsKnown() async throws {
    let folder = try TemporaryFolder()
    #expect(await !KoreanFont.isMissing(in: ["PATH": folder.url.path]))
  }
}
