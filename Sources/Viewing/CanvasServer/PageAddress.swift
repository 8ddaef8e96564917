package import Foundation
import Hashing
package import Storage

/// The port and the secret of a page's address.
///
/// Both stay the same for a file, so that an open page reconnects and a bookmark works again.
package struct PageAddress: Sendable {
  /// The ports to try in order; 0 for any free port.
  package let ports: [UInt16]
  package let secret: String

  /// - Parameters:
  ///   - subject: The file or exercise, which determines the preferred port.
  ///   - workspace: The folder that the secret is kept for.
  ///   - port: The required port; nil to prefer the subject's port over other free ports.
  ///   - cache: The folder for the secrets.
  package init(of subject: String, in workspace: URL, port: UInt16?, cache: CacheDirectory) {
    ports = port.map { [$0] } ?? [Self.port(of: subject), 0]
    secret = Self.secret(of: workspace.standardizedFileURL.path, in: cache)
  }

  /// Returns a port below the range that Linux uses for outgoing connections.
  private static func port(of subject: String) -> UInt16 {
    var hash = FowlerNollVo()
    hash.add(Array(subject.utf8))
    return 20_000 + UInt16(hash.state % 12_000)
  }

  /// Returns a workspace's secret, or a new one if there's none that only the user can read.
  ///
  /// If the secret can't be stored, the next run has another address.
  private static func secret(of workspace: String, in cache: CacheDirectory) -> String {
    var digest = ContentDigest()
    digest.combine(workspace)
    let new = newSecret()
    guard let folder = try? cache.folder("page") else { return new }
    let file = folder.appending(path: "\(digest.hexadecimal.prefix(32)).secret")
    if let known = read(file) { return known }
    unlink(file.path)
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    // Another process may have created the file in the meantime.
    guard descriptor >= 0 else { return read(file) ?? new }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try? handle.write(contentsOf: Data(new.utf8))
    return new
  }

  private static func read(_ file: URL) -> String? {
    let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_uid == geteuid(), status.st_mode & 0o077 == 0,
      let bytes = try? handle.read(upToCount: digits + 1)
    else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.count == digits && text.allSatisfy(\.isHexDigit) ? text : nil
  }

  private static let digits = 32

  /// Returns a random secret of 128 bits.
  static func newSecret() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<digits / 16).map { _ in
      let word = String(generator.next() as UInt64, radix: 16)
      return String(repeating: "0", count: 16 - word.count) + word
    }.joined()
  }
}
