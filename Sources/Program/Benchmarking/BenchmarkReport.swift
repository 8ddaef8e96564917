import Foundation

/// The JSON output of `rings-bench`.
struct BenchmarkReport: Encodable {
  var version = 1
  var figures: [Benchmark.Figure]

  init(figures: [Benchmark.Figure]) {
    self.figures = figures
  }

  var text: String {
    figures.map { figure in
      let ratio = figure.seconds / max(figure.baselineSeconds, 0.000_001)
      let rate = figure.rate.map {
        "; \(Self.decimal($0.perSecond, digits: 1)) \($0.unit) a second"
      }
      return """
        \(figure.name)
          \(Self.milliseconds(figure.seconds)), \(Self.decimal(ratio, digits: 2)) × \
        \(figure.baseline) (\(Self.milliseconds(figure.baselineSeconds)))\(rate ?? "")

        """
    }.joined()
  }

  private static func milliseconds(_ seconds: Double) -> String {
    seconds < 0.02
      ? "\(decimal(seconds * 1000, digits: 1)) ms" : "\(Int((seconds * 1000).rounded())) ms"
  }

  private static func decimal(_ value: Double, digits: Int) -> String {
    String(format: "%.\(digits)f", locale: Locale(identifier: "en_US_POSIX"), value)
  }
}
