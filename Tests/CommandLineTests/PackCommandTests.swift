import Foundation
import Testing

@Suite("Packs on the command line", .serialized)
struct PackCommandTests {
  @Test func aBundleIsOneFileAndNothingElseInstalls() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "course.tar")
    let bundled = try RingsProcess().run("pack", "bundle", "weather", "--out", file.path)
    #expect(bundled.status == 0, "\(bundled.errors)")
    let first = try Data(contentsOf: file)
    _ = try RingsProcess().run("pack", "bundle", "weather", "--out", file.path)
    #expect(try Data(contentsOf: file) == first)
    try Data("no archive".utf8).write(to: file)
    let refused = try RingsProcess().run("pack", "install", file.path)
    #expect(refused.status == 2)
    #expect(refused.errors.contains("course.tar cannot be installed"))
  }

  @Test func aPreviewShowsWhatALearnerMeets() throws {
    let outcome = try RingsProcess().run(
      "pack", "preview", "weather", "--exercise", "small-layout", "--language", "ko")
    #expect(outcome.status == 0, "\(outcome.errors)")
    for part in ["SmallForecastView", "TODO", "아직 통과 전", "Solutions"] {
      #expect(outcome.output.contains(part), "\(part)")
    }
  }

  @Test func checksSpeakKorean() throws {
    let starter = try RingsProcess.solution("forecast-model")[0]
      .replacing("Solutions/weather", with: "Lessons/weather")
      .replacing("/Forecast.swift", with: "/Start/Forecast.swift")
    let outcome = try RingsProcess().run(
      "check", "forecast-model", "--all", "--files", starter, language: "ko_KR.UTF-8")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("똑같아 보여요"), "\(outcome.output)")
    #expect(!outcome.output.contains("look the same"))
  }

  @Test func aChosenLanguageLasts() throws {
    let outcome = try RingsProcess().run("learn", input: "language ko\nquit\n")
    #expect(outcome.output.contains("다음에도 이 언어로 시작해요"))
  }
}
