import Foundation

/// The address of a repository, with an optional revision: `https://…#v1.0`.
package struct GitAddress: Hashable, Sendable {
  package var address: String
  /// A tag, a branch or a full commit hash; nil for the default branch.
  package var reference: String?

  package init(address: String, reference: String? = nil) {
    self.address = address
    self.reference = reference
  }

  /// Parses an address that the user typed; nil for other text, such as a folder.
  ///
  /// Rejects addresses that would make git start a program.
  ///
  /// - Throws: `AuthoringError.badReference`.
  package init?(_ text: String) throws(AuthoringError) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let address = String(parts[0])
    let hasScheme = Self.schemes.contains { address.hasPrefix($0) && address.count > $0.count }
    let isShort = address.wholeMatch(of: /[A-Za-z0-9_][\w.\-]*@[A-Za-z0-9][\w.\-]*:[^:].*/) != nil
    guard hasScheme || isShort || address.hasSuffix(".git") && !address.contains("::"),
      !address.hasPrefix("-")
    else { return nil }
    self.address = address
    guard parts.count == 2 else { return }
    let name = String(parts[1])
    guard name.wholeMatch(of: /[A-Za-z0-9_][\w.\/\-]*/) != nil, !name.contains("..") else {
      throw .badReference(name)
    }
    reference = name
  }

  private static let schemes = ["https://", "http://", "ssh://", "git://", "file://"]

  /// The address for display, without a password.
  package var shown: String {
    address.replacing(/:\/\/[^\/@]*@/, with: "://") + (reference.map { "#\($0)" } ?? "")
  }
}
