import Foundation
import Judge

/// Pictures are most of what a verdict says, and few reports show them: a class's results are held without.
extension GradedSubmission {
  /// The result without its pictures, which stay in the journal's file.
  func withoutPictures(keptIn file: String) -> GradedSubmission {
    guard verdict.checks.contains(where: { !$0.renders.isEmpty }) else { return self }
    var light = self
    light.pictures = file
    for place in verdict.checks.indices { light.verdict.checks[place].renders = [] }
    return light
  }

  /// The result with its pictures, read again.
  func withPictures() -> GradedSubmission {
    guard let pictures,
      let data = FileManager.default.contents(atPath: pictures),
      let whole = try? JSONDecoder().decode(GradedSubmission.self, from: data),
      whole.verdict.checks.map(\.id) == verdict.checks.map(\.id)
    else { return self }
    var result = self
    result.pictures = nil
    for (place, check) in whole.verdict.checks.enumerated() {
      result.verdict.checks[place].renders = check.renders
    }
    return result
  }
}
