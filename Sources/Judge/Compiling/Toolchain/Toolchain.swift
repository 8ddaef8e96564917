/// One installed Swift toolchain and the command lines that its own driver would use.
package struct Toolchain: Codable, Sendable, Hashable {
  /// The compiler's own words, such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  package let version: String

  /// The host's triple without a version, such as `x86_64-unknown-linux-gnu`.
  package let triple: String

  /// The toolchain's `usr` folder.
  package let root: String

  /// The compiler proper: run directly, it saves the driver's 80 ms.
  package let frontend: String

  /// `ld.lld`, run directly for the same reason.
  package let linker: String

  /// The folder with modules, shims and macros: `usr/lib/swift`.
  package let resourceDirectory: String

  /// What the driver hands the frontend for an unoptimised library, without inputs, outputs and names.
  package let frontendArguments: [String]

  /// What the driver hands the linker for a library besides the object: the runtime's registration
  /// object, search paths and run paths.
  package let linkerArguments: [String]

  /// What changes with the toolchain's files, for what is only good beside them.
  package let stamp: String
}

extension Toolchain {
  /// Version and compiler's size, which the same release has wherever and whenever it was installed: they
  /// name what was compiled or judged.
  package var identity: String { String(stamp[..<(stamp.lastIndex(of: ":") ?? stamp.endIndex)]) }

  /// The processor's name in triples and folders.
  package var architecture: String { String(triple.prefix { $0 != "-" }) }

  /// Where the runtime's shared libraries are.
  package var runtimeDirectory: String { resourceDirectory + "/linux" }

  /// The value of `LD_LIBRARY_PATH` for programs in a jail, which cannot find the folder that they
  /// stand in without `/proc`.
  package var libraryPath: String { "\(runtimeDirectory):\(resourceDirectory)/host/compiler" }

  /// Where the toolchain's own macros are.
  package var macroDirectory: String { resourceDirectory + "/host/plugins" }
}
