import AppleFoundation
public import SwiftUI

// A widget's chart is static, so it has no selection or scrolling.
@available(iOS 17.0, macOS 14.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  nonisolated public func chartXSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    noting(.chartInteraction)
  }

  nonisolated public func chartYSelection<P>(value: Binding<P?>) -> some View where P: Plottable {
    noting(.chartInteraction)
  }

  nonisolated public func chartAngleSelection<P>(value: Binding<P?>) -> some View
  where P: Plottable {
    noting(.chartInteraction)
  }

  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
    noting(.chartInteraction)
  }

  nonisolated public func chartXVisibleDomain<P>(length: P) -> some View
  where P: Plottable & Numeric {
    noting(.chartInteraction)
  }

  nonisolated public func chartYVisibleDomain<P>(length: P) -> some View
  where P: Plottable & Numeric {
    noting(.chartInteraction)
  }

  nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
    noting(.chartInteraction)
  }

  nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
    noting(.chartInteraction)
  }
}
