import CLinux
import LessonProbes

/// Random identifiers, which come from the worker's random numbers.
///
/// Foundation reads an identifier's random bytes from a system file, which this program can't intercept. But
/// Foundation looks up the functions below by name, and finds the program's own versions first.
private enum Identifiers {
  /// Writes a version 4 identifier of RFC 9562.
  static func fill(_ identifier: UnsafeMutablePointer<UInt8>) {
    let bytes = UnsafeMutableRawBufferPointer(start: identifier, count: 16)
    if !WorkerRandom.fill(bytes) {
      var generator = SystemRandomNumberGenerator()
      for place in bytes.indices { bytes[place] = generator.next() }
    }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
  }
}

/// Replaces Foundation's function for `UUID()` in the whole process.
@_cdecl("_foundation_uuid_generate_random")
func foundationIdentifier(_ identifier: UnsafeMutablePointer<UInt8>) {
  Identifiers.fill(identifier)
}

/// Replaces Foundation's function in the whole process; older parts of Foundation name files and sessions
/// with it.
@_cdecl("_cf_uuid_generate_random")
func coreFoundationIdentifier(_ identifier: UnsafeMutablePointer<UInt8>) {
  Identifiers.fill(identifier)
}
