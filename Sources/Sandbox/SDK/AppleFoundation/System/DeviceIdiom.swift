import Synchronization

/// The kind of the simulated device, under its name in strings tables.
package enum DeviceIdiom: String, Sendable {
  case iphone, ipad, applewatch, applevision

  package static var current: DeviceIdiom {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  private static let state = Mutex(DeviceIdiom.iphone)
}
