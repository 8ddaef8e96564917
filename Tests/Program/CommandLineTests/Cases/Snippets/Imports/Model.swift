internal import Combine
@preconcurrency import CoreLocation
private import CoreData
public import Foundation
@_exported import SwiftUI
package import WidgetKit
@preconcurrency import UserNotifications
fileprivate import os
import struct SwiftUI.Color
import class Foundation.JSONDecoder
import func Foundation.sin
import enum Foundation.ComparisonResult
@_implementationOnly import Security
#if canImport(UIKit)
  import UIKit
#endif
#if canImport(AppKit)
  import AppKit
#endif
#if canImport(ActivityKit)
  import ActivityKit
#endif
#if os(iOS) && !targetEnvironment(macCatalyst)
  import CoreGraphics
#endif

final class Model: ObservableObject {
  @Published var value = 1
  var bag = Set<AnyCancellable>()
  let digest = String(describing: NSManagedObjectModel.self).prefix(4)
  let log = Logger(subsystem: "a", category: "b")
}
