import Foundation
import Stage
import SwiftUI

extension StageWorker {
  /// A bare view that a probe makes.
  func view(_ name: String, arguments: [Data]) throws -> AnyView {
    guard let probe = catalog.views[name] else { throw MissingProbe(name: name) }
    return try probe.make(arguments)
  }
}

/// A probe that was not compiled along.
struct MissingProbe: Error {
  let name: String
}

extension ProposedViewSize {
  init(_ proposal: RenderRequest.Proposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }
}
