/// Asks for the bundles, in the order of the source.
package struct BundlesRequest: StageRequest {
  package typealias Response = [BundleContents]

  /// A request for all bundles.
  package init() {}

  package var erased: AnyStageRequest { .bundles(self) }
}

/// What a widget bundle holds.
package struct BundleContents: Codable, Hashable, Sendable {
  /// The bundle's type name.
  package var type: String
  /// The types of its widgets and controls as it lists them, those of bundles inside it among them.
  package var members: [String]
  /// Those of them that are controls.
  package var controls: [String]

  /// A bundle by what it lists.
  package init(type: String, members: [String], controls: [String]) {
    self.type = type
    self.members = members
    self.controls = controls
  }
}
