public import SwiftUI

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
extension ContainerBackgroundPlacement {
  /// The background of a widget, which the system removes in some places.
  public static let widget = ContainerBackgroundPlacement(.widget)
}
