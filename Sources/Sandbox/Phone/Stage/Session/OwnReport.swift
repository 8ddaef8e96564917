package import Sentences

/// What a worker is started for to tell about itself, without any learner's code: a role and what it prints.
package enum OwnReport: Equatable {
  /// How long pictures take, so often; it prints `[PictureTiming]` as JSON.
  case pictures(runs: Int)
  /// What of Apple's API is there; it prints Markdown.
  case support
  /// The same by names; it prints `[InterfaceRemark]` as JSON.
  case remarks

  /// The arguments behind the program's name.
  package var arguments: [String] {
    switch self {
    case .pictures(let runs): ["pictures", "\(runs)"]
    case .support: ["support"]
    case .remarks: ["remarks"]
    }
  }

  /// Reads a program's arguments, its own name first; nil where they ask for no report.
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

/// What pictures make of a part of Apple's API.
package struct InterfaceRemark: Codable, Hashable, Sendable {
  /// How far pictures follow the phone.
  package enum Treatment: String, Codable, Hashable, Sendable {
    /// As on the phone; after its looks, with measures of our own; something that stands for it.
    case exact, close, standIn
    /// It compiles and changes nothing in a picture.
    case accepted
    /// Widgets do not support it: a sign is drawn in its place.
    case refused
  }

  /// As learners write them: `HStack`, `transition(_:)`.
  package var names: [String]
  /// What pictures make of them.
  package var treatment: Treatment
  /// What is to be known about it, or to be done instead.
  package var remark: Sentence

  /// A remark on some names.
  package init(names: [String], treatment: Treatment, remark: Sentence) {
    self.names = names
    self.treatment = treatment
    self.remark = remark
  }
}
