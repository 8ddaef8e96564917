import Foundation
package import Processes

/// A program to run in the jail, with all that it may see.
package struct JailRequest: Sendable {
  /// The program; paths are the same inside as outside, but for those with another name.
  package var command: ProcessCommand

  /// What files and folders are called inside, by their paths outside; a sandbox alone can do that.
  package var names: [String: String]

  /// Files and folders that the program may read, besides the system's libraries.
  package var readable: [String]

  /// Folders that the program may write.
  package var writable: [String]

  package var limits: JailLimits

  /// Whether the program may start others: a compiler may, learner code may not.
  package var mayStartProcesses: Bool

  /// Whether the program is our own and calls `JailEntrance.enter` first of all: its end is then known
  /// exactly, and it locks itself up further.
  package var comesByEntrance: Bool

  /// Whether the jail has a `/proc`, which shows its own processes only.
  ///
  /// A Swift program reads its arguments there, and libdispatch the state of its threads: without it
  /// a program that uses tasks crashes now and then.
  package var seesOwnProcesses: Bool

  /// Whether the program waits for its work: its wall time begins when `startClock` is called, and its input stays
  /// open to its end, so that the end of the stream tells that we are gone.
  package var waits: Bool

  /// Whether others, for whom somebody waits, may go first.
  package var isPatient: Bool

  /// What ends the program besides its limits; nil for work of our own, and for what waits.
  package var deadline: Deadline?

  package init(
    command: ProcessCommand, names: [String: String] = [:], readable: [String] = [],
    writable: [String] = [],
    limits: JailLimits, mayStartProcesses: Bool = false, comesByEntrance: Bool = false,
    seesOwnProcesses: Bool = false, waits: Bool = false, isPatient: Bool = false,
    deadline: Deadline? = nil
  ) {
    self.command = command
    self.names = names
    self.readable = readable
    self.writable = writable
    self.limits = limits
    self.mayStartProcesses = mayStartProcesses
    self.comesByEntrance = comesByEntrance
    self.seesOwnProcesses = seesOwnProcesses
    self.waits = waits
    self.isPatient = isPatient
    self.deadline = deadline
  }
}

extension JailRequest {
  /// A program of ours that runs strangers' code, with its libraries and the folder that it starts in
  /// under names that tell nothing of this machine and of whose it is.
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
    // The program itself looks for them where they are outside.
    return (names, ["LD_LIBRARY_PATH": paths.joined(separator: ":")])
  }

  /// The folder of libraries that an archive of Rings brings along, which another system may not have; nil
  /// where there is none.
  package static func ownLibraries(of program: String) -> String? {
    let folder = (program as NSString).deletingLastPathComponent + "/libraries"
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      && isFolder.boolValue ? folder : nil
  }

  /// The path inside of a sandbox.
  func inside(_ path: String) -> String { names[path] ?? path }
}
