public import SwiftUI

@available(iOS 13.0, macOS 10.15, watchOS 6.0, visionOS 1.0, *)
extension NSManagedObject: ObservableObject {}
