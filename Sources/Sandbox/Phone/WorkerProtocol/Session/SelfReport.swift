package import Sentences

/// A report that a worker prints about itself, without learner code.
package enum SelfReport: Equatable {
  /// Timings of this many pictures; prints `[PictureTiming]` as JSON.
  case pictures(runs: Int)
  /// The supported part of Apple's API; prints Markdown.
  case support
  /// The supported part of Apple's API by name; prints `[InterfaceRemark]` as JSON.
  case remarks

  /// The arguments after the program's name.
  package var arguments: [String] {
    switch self {
    case .pictures(let runs): ["pictures", "\(runs)"]
    case .support: ["support"]
    case .remarks: ["remarks"]
    }
  }

  /// Reads a program's arguments, starting with its name; nil if they don't request a report.
  package init?(_ arguments: [String]) {
    switch (arguments.dropFirst().first, arguments.count) {
    case ("pictures", 3):
      guard let runs = Int(arguments[2]) else { return nil }
      self = .pictures(runs: runs)
    case ("support", 2): self = .support
    case ("remarks", 2): self = .remarks
    default: return nil
    }
  }
}

/// A worker's measurement of one picture, for `rings-bench`.
package struct PictureTiming: Codable, Sendable {
  /// Seconds to evaluate the views, lay them out and create their display list.
  package var picture: Double
  /// Seconds to paint the display list as terminal cells.
  package var painting: Double

  /// Creates a measurement in seconds.
  package init(picture: Double, painting: Double) {
    self.picture = picture
    self.painting = painting
  }
}

/// The treatment of a part of Apple's API in pictures.
package struct InterfaceRemark: Codable, Hashable, Sendable {
  /// A degree of fidelity to the phone.
  package enum Treatment: String, Codable, Hashable, Sendable {
    /// Drawn as on the phone, drawn similarly with our own measurements, or replaced with a substitute.
    case exact, close, standIn
    /// Accepted by the compiler, without effect on a picture.
    case accepted
    /// Refused by widgets, so Rings draws the yellow placeholder of iOS instead.
    case refused
  }

  /// The names in Swift code: `HStack`, `transition(_:)`.
  package var names: [String]
  /// The treatment of these names in pictures.
  package var treatment: Treatment
  /// An explanation, or advice on what to use instead.
  package var remark: Sentence

  /// Creates a remark on these names.
  package init(names: [String], treatment: Treatment, remark: Sentence) {
    self.names = names
    self.treatment = treatment
    self.remark = remark
  }
}
