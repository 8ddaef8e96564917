package import Foundation

/// An alignment guide on one axis, identified by its `AlignmentID`.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  package let axis: Axis
  package let id: any AlignmentID.Type

  package init(axis: Axis, id: any AlignmentID.Type) {
    self.axis = axis
    self.id = id
  }

  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    id.defaultValue(in: dimensions)
  }

  /// Returns a container's guide, combined from the explicit guides of its children.
  ///
  /// Edges and centers are never inherited. Baselines come from the first or last line, and custom guides are
  /// averaged (measured by public layout test suites).
  package func combined(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    if id is any BuiltInAlignment.Type { return nil }
    let explicit = values.compactMap { $0 }
    guard !explicit.isEmpty else { return nil }
    if let baseline = id as? any BaselineAlignment.Type { return baseline.combined(explicit) }
    return explicit.reduce(0, +) / CGFloat(explicit.count)
  }

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.axis == right.axis && ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }
}
