import Drawing
import Foundation
import Stage
import SwiftUI

extension StageWorker {
  /// A bare view that a probe makes, laid out for the request's proposal.
  func renderView(
    _ name: String, arguments: [Data], _ request: RenderRequest, proposal: RenderRequest.Proposal
  ) throws -> RenderedWidget {
    let view = try view(name, arguments: arguments)
    let renderer = PictureRenderer(
      environment: environment(for: request), metrics: request.metrics)
    let picture = renderer.picture(of: view, proposal: ProposedViewSize(proposal))
    return RenderedWidget(kind: nil, request: request, picture: picture)
  }

  func view(_ name: String, arguments: [Data]) throws -> AnyView {
    guard let probe = catalog.views[name] else {
      let known = catalog.views.keys.sorted().map { "“\($0)”" }.joined(separator: ", ")
      throw StageFailure(
        "There is no view named “\(name)”" + (known.isEmpty ? "." : "; there are \(known)."))
    }
    return try probe.make(arguments)
  }

  private func environment(for request: RenderRequest) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = request.isDark ? .dark : .light
    environment.locale = Locale(identifier: request.locale)
    environment.dynamicTypeSize = DynamicTypeSize(named: request.dynamicTypeSize) ?? .large
    if let date = request.date { environment.currentDate = date }
    return environment
  }
}

extension ProposedViewSize {
  init(_ proposal: RenderRequest.Proposal) {
    self.init(
      width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
  }
}

extension DynamicTypeSize {
  /// The size whose case has this name.
  init?(named name: String) {
    guard let found = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = found
  }
}
