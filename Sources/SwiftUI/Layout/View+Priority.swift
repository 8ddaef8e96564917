@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension View {
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    changingNodes { node in
      node.priority = value.isNaN ? 0 : value
      node.traits.layoutPriority = value
    }
  }

  nonisolated public func zIndex(_ value: Double) -> some View {
    changingNodes { $0.zIndex = value.isNaN ? 0 : value }
  }
}
