import Foundation
import Storage

/// Where a compiler waits: a module that it imports last and that is not there yet.
///
/// Opening the module's file, the compiler has loaded every module before it and has not looked at
/// the learner's files; the module's bytes let it go on.
final class CompilerGate: Sendable {
  static let module = "RingsGate"

  let folder: URL
  private let bytes: Data
  private let file: HeldFile

  /// Puts up the gate in a folder.
  ///
  /// - Parameter module: the bytes of a module without declarations.
  init(in folder: URL, module: Data) throws {
    self.folder = folder
    bytes = module
    try ReadableFolder.make(folder)
    file = try HeldFile(at: folder.appending(path: "\(Self.module).swiftmodule"))
  }

  /// Lets the compiler go on, whether it has come to the gate already or not.
  func open() throws { try file.write(bytes) }
}
