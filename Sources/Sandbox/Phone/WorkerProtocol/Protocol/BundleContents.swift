/// A request for the bundles, in source order.
package struct BundlesRequest: WorkerRequest {
  package typealias Response = [BundleContents]

  /// Creates a request for all bundles.
  package init() {}

  package var erased: AnyWorkerRequest { .bundles(self) }
}

/// The contents of a widget bundle.
package struct BundleContents: Codable, Hashable, Sendable {
  /// The bundle's type name.
  package var type: String
  /// The type names of the bundle's widgets and controls in order, including those of nested bundles.
  package var members: [String]
  /// The type names of the controls among the members.
  package var controls: [String]

  /// Creates a bundle's contents.
  package init(type: String, members: [String], controls: [String]) {
    self.type = type
    self.members = members
    self.controls = controls
  }
}
