import Foundation
package import Processes

/// A program to run in the sandbox, with everything that it may see.
package struct JailRequest: Sendable {
  /// The program to run.
  ///
  /// Paths are the same inside the sandbox as outside, except for those in `names`.
  package var command: ProcessCommand

  /// The paths that the program sees inside the sandbox, by the path outside the sandbox.
  ///
  /// Requires bubblewrap.
  package var names: [String: String]

  /// Files and folders that the program may read, in addition to the system's libraries.
  package var readable: [String]

  package var writable: [String]

  package var limits: JailLimits

  /// Whether the program may start other processes: a compiler may, learner code may not.
  package var mayStartProcesses: Bool

  /// Whether the program is our own and first calls `JailLauncher.enter`, which restricts it further and
  /// reports exactly how it ends.
  package var comesByLauncher: Bool

  /// Whether the sandbox has a `/proc` that shows only its own processes.
  ///
  /// In `/proc`, a Swift program finds its arguments, and libdispatch finds the state of its threads. Without
  /// `/proc`, programs that use tasks crash occasionally.
  package var seesOwnProcesses: Bool

  /// Whether the program waits for work.
  ///
  /// Its wall time begins with `startClock`. Its input stays open, so that the end of the stream tells the
  /// program that we have exited.
  package var waits: Bool

  /// Whether the program yields to other work that a user is waiting for.
  package var isPatient: Bool

  /// A deadline in addition to the program's limits; nil for our own work and for programs that wait.
  package var deadline: Deadline?

  package init(
    command: ProcessCommand, names: [String: String] = [:], readable: [String] = [],
    writable: [String] = [],
    limits: JailLimits, mayStartProcesses: Bool = false, comesByLauncher: Bool = false,
    seesOwnProcesses: Bool = false, waits: Bool = false, isPatient: Bool = false,
    deadline: Deadline? = nil
  ) {
    self.command = command
    self.names = names
    self.readable = readable
    self.writable = writable
    self.limits = limits
    self.mayStartProcesses = mayStartProcesses
    self.comesByLauncher = comesByLauncher
    self.seesOwnProcesses = seesOwnProcesses
    self.waits = waits
    self.isPatient = isPatient
    self.deadline = deadline
  }
}

extension JailRequest {
  /// Returns neutral names for the program, its libraries and its folder, which reveal nothing about the
  /// machine or its user.
  package static func nameless(
    program: String, libraries: String, folder: String?, in jail: Jail
  ) -> (names: [String: String], environment: [String: String]) {
    guard jail.level == .full else { return ([:], [:]) }
    let name = (program as NSString).lastPathComponent
    var names = [program: "/rings/bin/\(name)", libraries: "/rings/swift"]
    if let folder { names[folder] = "/rings/widget" }
    var paths = ["/rings/swift"]
    if let own = ownLibraries(of: program) {
      names[own] = "/rings/libraries"
      paths.append("/rings/libraries")
    }
    // Without this variable, the program would look for its libraries at their paths outside the sandbox.
    return (names, ["LD_LIBRARY_PATH": paths.joined(separator: ":")])
  }

  /// The folder of libraries that a Rings archive includes because another system may lack them; nil if there
  /// is none.
  package static func ownLibraries(of program: String) -> String? {
    let folder = (program as NSString).deletingLastPathComponent + "/libraries"
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      && isFolder.boolValue ? folder : nil
  }

  func inside(_ path: String) -> String { names[path] ?? path }
}
