import Foundation

/// The system's description of a failed operation, worded for use inside a longer sentence.
package enum SystemError {
  static var latest: String { String(cString: strerror(errno)) }

  /// Returns the kernel's message if Foundation wraps one, else Foundation's message without its period.
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
