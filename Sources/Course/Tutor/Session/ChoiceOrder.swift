package import Curriculum
package import Foundation
import Hashing

/// The order in which one learner sees the choices of a question.
///
/// It's the same each time in a workspace and differs between workspaces. Records and hand-ins keep the
/// letters of the pack's order.
package struct ChoiceOrder: Hashable, Sendable {
  private let workspace: String?

  /// The order in the pack.
  package static let asWritten = ChoiceOrder(workspace: nil)

  private init(workspace: String?) { self.workspace = workspace }

  /// The order for the learner of a workspace.
  package init(in workspace: URL) {
    self.init(workspace: workspace.standardizedFileURL.path)
  }

  /// The indices of a question's choices, in the order shown.
  package func indices(of question: Question) -> [Int] {
    guard let workspace, !question.captionsNameLetters else {
      return Array(question.choices.indices)
    }
    func key(_ index: Int) -> UInt64 {
      var hash = FowlerNollVo()
      hash.add(Array("\(index)\n\(question.identifier)\n\(workspace)".utf8))
      return hash.state
    }
    return question.choices.indices.sorted { key($0) < key($1) }
  }
}
