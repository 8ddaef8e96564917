import Terminal
import Testing

@Suite("Paths in columns")
struct PathBreakingTests {
  private let path = StyledText("Rings/weather-widget/Forecast.swift counts")

  @Test func pathsAreNotWrapped() {
    #expect(
      path.wrapped(to: 16).map(\.text) == ["Rings/weather-widget/Forecast.swift", "counts"])
  }

  @Test func pathsMayWrapAfterSlashes() {
    let lines = path.wrapped(to: 16, breaksPaths: true).map(\.text)
    #expect(lines == ["Rings/", "weather-widget/", "Forecast.swift", "counts"])
    let table = Table(
      header: ["learner", "files"], rows: [["김하늘", path]], breaksPaths: true)
    #expect(table.lines(width: 24).allSatisfy { $0.width <= 24 })
  }
}
