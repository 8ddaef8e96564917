import Foundation

/// Where a repository is fetched from, and which of its commits: `https://…#v1.0`.
package struct GitAddress: Hashable, Sendable {
  package var address: String
  /// A tag, a branch or a whole commit; nil for what the repository shows first.
  package var reference: String?

  package init(address: String, reference: String? = nil) {
    self.address = address
    self.reference = reference
  }

  /// An address as a person types it; nil for what is none, such as a folder.
  ///
  /// Nothing that would have git start a program of the address's own is one.
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

  /// As it is shown to people: without a password that stands in it.
  package var shown: String {
    address.replacing(/:\/\/[^\/@]*@/, with: "://") + (reference.map { "#\($0)" } ?? "")
  }
}
