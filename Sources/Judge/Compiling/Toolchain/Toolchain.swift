/// An installed Swift toolchain, with the command lines that its driver would use.
package struct Toolchain: Codable, Sendable, Hashable {
  /// The compiler's version text, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package let version: String

  /// The host's triple without a version, such as `x86_64-unknown-linux-gnu`.
  package let triple: String

  /// The toolchain's `usr` folder.
  package let root: String

  /// The path of `swift-frontend`; running it directly saves the driver's 80 ms.
  package let frontend: String

  /// The path of `ld.lld`, which also runs directly.
  package let linker: String

  /// The folder with modules, shims and macros: `usr/lib/swift`.
  package let resourceDirectory: String

  /// The driver's frontend arguments for an unoptimized library, without inputs, outputs and names.
  package let frontendArguments: [String]

  /// The driver's linker arguments for a library except the object: the runtime's registration object, search
  /// paths and run paths.
  package let linkerArguments: [String]

  /// An identifier that changes with the toolchain's files; part of the keys for data that depends on them.
  package let stamp: String
}

extension Toolchain {
  /// The version and the compiler's size, which are the same for every installation of a release.
  ///
  /// Cache keys of compiled or checked code contain this text.
  package var identity: String { String(stamp[..<(stamp.lastIndex(of: ":") ?? stamp.endIndex)]) }

  /// The processor's name in triples and folders.
  package var architecture: String { String(triple.prefix { $0 != "-" }) }

  /// The folder of the runtime's shared libraries.
  package var runtimeDirectory: String { resourceDirectory + "/linux" }

  /// The value of `LD_LIBRARY_PATH` for sandboxed programs, which can't find their own folder without
  /// `/proc`.
  package var libraryPath: String { "\(runtimeDirectory):\(resourceDirectory)/host/compiler" }

  /// The folder of the toolchain's own macros.
  package var macroDirectory: String { resourceDirectory + "/host/plugins" }
}
