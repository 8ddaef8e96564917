package import Foundation

/// An alignment guide on one axis, identified by its `AlignmentID`.
package struct AlignmentKey: Hashable, @unchecked Sendable {
  package enum GuideAxis: Sendable { case horizontal, vertical }

  package let axis: GuideAxis
  package let id: any AlignmentID.Type

  package init(axis: GuideAxis, id: any AlignmentID.Type) {
    self.axis = axis
    self.id = id
  }

  package func defaultValue(in dimensions: ViewDimensions) -> CGFloat {
    id.defaultValue(in: dimensions)
  }

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.axis == right.axis && ObjectIdentifier(left.id) == ObjectIdentifier(right.id)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(axis)
    hasher.combine(ObjectIdentifier(id))
  }
}
