import Foundation
import WorkerProtocol
import SwiftUI

extension PluginWorker {
  func view(_ name: String, arguments: [Data]) throws -> AnyView {
    guard let probe = catalog.views[name] else { throw RequestRefusal.missingProbe(name) }
    return try probe.make(arguments)
  }
}

extension ProposedViewSize {
  init(_ proposal: RenderRequest.Proposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }
}
