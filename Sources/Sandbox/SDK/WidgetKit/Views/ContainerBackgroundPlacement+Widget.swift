public import SwiftUI

@available(iOS 17.0, macOS 14.0, watchOS 10.0, *)
extension ContainerBackgroundPlacement {
  /// The widget's container: its background goes away where the system removes it.
  public static let widget = ContainerBackgroundPlacement(.widget)
}
