import CLinux
import LessonProbes

/// Random identifiers, which are a worker's where its other random numbers are.
///
/// Foundation reads theirs from a file of the system, which no function of ours stands before; but it
/// looks the functions below up by their names, as libraries do, and finds the program's own first.
private enum Identifiers {
  /// Sixteen random bytes in the form of version 4 of RFC 9562.
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

/// Takes the place of Foundation's function of this name in the whole process: `UUID()`.
@_cdecl("_foundation_uuid_generate_random")
func foundationIdentifier(_ identifier: UnsafeMutablePointer<UInt8>) {
  Identifiers.fill(identifier)
}

/// Takes the place of Foundation's function of this name in the whole process, by which its older parts
/// name files and sessions.
@_cdecl("_cf_uuid_generate_random")
func coreFoundationIdentifier(_ identifier: UnsafeMutablePointer<UInt8>) {
  Identifiers.fill(identifier)
}
