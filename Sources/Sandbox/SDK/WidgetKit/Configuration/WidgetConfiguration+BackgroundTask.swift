public import SwiftUI

@available(iOS 16.0, macOS 13.0, watchOS 9.0, visionOS 1.0, *)
extension WidgetConfiguration {
  public func backgroundTask<D, R>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some WidgetConfiguration where D: Sendable, R: Sendable {
    // The simulated phone grants no background time; only the timeline causes reloads.
    self
  }
}
