/// What a worker is started for to tell about itself, without any learner's code: a role and what it prints.
package enum OwnReport: Equatable {
  /// How long pictures take, so often; it prints `[PictureTiming]` as JSON.
  case pictures(runs: Int)
  /// What of Apple's API is there; it prints Markdown.
  case support

  /// The arguments behind the program's name.
  package var arguments: [String] {
    switch self {
    case .pictures(let runs): ["pictures", "\(runs)"]
    case .support: ["support"]
    }
  }

  /// Reads a program's arguments, its own name first; nil where they ask for no report.
  package init?(_ arguments: [String]) {
    switch (arguments.dropFirst().first, arguments.count) {
    case ("pictures", 3):
      guard let runs = Int(arguments[2]) else { return nil }
      self = .pictures(runs: runs)
    case ("support", 2): self = .support
    default: return nil
    }
  }
}

/// What one picture took a worker that measured itself, for `rings bench`.
package struct PictureTiming: Codable, Sendable {
  /// Seconds of evaluating the views, laying them out and making their display list.
  package var picture: Double
  /// Seconds of painting the display list as terminal cells.
  package var painting: Double

  /// A measurement, both parts in seconds.
  package init(picture: Double, painting: Double) {
    self.picture = picture
    self.painting = painting
  }
}
