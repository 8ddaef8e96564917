import Foundation

/// The JSON output of `rings-bench --class`.
struct ClassBenchmarkReport: Encodable {
  var version = 1
  var figures: [ClassBenchmark.Figure]

  init(_ figures: [ClassBenchmark.Figure]) { self.figures = figures }

  var text: String {
    figures.map { figure in
      """
      \(figure.name)
        \(Self.number(figure.value)) \(figure.unit), \
      \(Self.number(figure.value / max(figure.baselineValue, 0.000_001))) × \(figure.baseline) \
      (\(Self.number(figure.baselineValue)) \(figure.unit))

      """
    }.joined()
  }

  private static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : "%.0f", locale: Locale(identifier: "en_US_POSIX"), value)
  }
}
