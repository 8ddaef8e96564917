import Foundation

/// What the system says of a failed operation, in words that a longer sentence can hold.
package enum SystemError {
  static var latest: String { String(cString: strerror(errno)) }

  /// The kernel's own words where Foundation wraps them, else Foundation's without their full stop.
  package static func words(of error: any Error) -> String {
    let cocoa = error as NSError
    if cocoa.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(cocoa.code))) }
    if let underlying = cocoa.userInfo[NSUnderlyingErrorKey] as? any Error {
      return words(of: underlying)
    }
    let text = error.localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }
}
