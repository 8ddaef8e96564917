import CLinux
import Glibc

/// The fence that the kernel keeps around a process and all that it starts (Landlock).
///
/// It stands inside the jail's walls as well as where there are none: without namespaces it is what
/// hides the user's files. It needs no privilege and cannot be taken down again. Processes outside
/// of it can be neither inspected nor, on kernels that know how, signalled.
package struct FileFence: Equatable {
  /// Files and folders to read and run.
  package var readable: [String]

  /// Folders to write as well.
  package var writable: [String]

  /// Folders whose files may be read by those who know their names: nothing in them is listed.
  package var unlisted: [String] = []

  /// A fence around everything but these files and folders.
  package init(readable: [String], writable: [String], unlisted: [String] = []) {
    self.readable = readable
    self.writable = writable
    self.unlisted = unlisted
  }

  /// Whether the machine's kernel can keep a fence.
  package static var isAvailable: Bool { linux_fence_version() > 0 }

  // Rights to files (linux/landlock.h): what may be done with a file, and what only in a folder.
  private static let execute: UInt64 = 1 << 0
  private static let writeFile: UInt64 = 1 << 1
  private static let readFile: UInt64 = 1 << 2
  private static let readFolder: UInt64 = 1 << 3
  private static let changeFolders: UInt64 = 0x1ff0
  private static let refer: UInt64 = 1 << 13
  private static let truncate: UInt64 = 1 << 14
  private static let controlDevice: UInt64 = 1 << 15

  private static let network: UInt64 = 0b11
  private static let scopes: UInt64 = 0b11

  /// Raises the fence around this process; false where the kernel cannot.
  ///
  /// The process must have forbidden itself new privileges before.
  func raise() -> Bool {
    let version = linux_fence_version()
    guard version > 0 else { return false }
    var handled = Self.execute | Self.writeFile | Self.readFile | Self.readFolder
    handled |= Self.changeFolders
    if version >= 2 { handled |= Self.refer }
    if version >= 3 { handled |= Self.truncate }
    if version >= 5 { handled |= Self.controlDevice }
    var rules = linux_fence_rules(
      files: handled, network: version >= 4 ? Self.network : 0,
      scopes: version >= 6 ? Self.scopes : 0)
    // Older kernels know a shorter form of the rules.
    let size: UInt = version >= 6 ? 24 : version >= 4 ? 16 : 8
    let fence = linux_new_fence(&rules, size)
    guard fence >= 0 else { return false }
    defer { close(fence) }
    let reading = Self.execute | Self.readFile | Self.readFolder
    for path in readable { Self.open(fence, at: path, rights: reading & handled) }
    for path in unlisted { Self.open(fence, at: path, rights: Self.readFile) }
    for path in writable {
      Self.open(fence, at: path, rights: handled & ~Self.execute & ~Self.controlDevice)
    }
    for path in ["/dev/null", "/dev/zero", "/dev/urandom", "/dev/random"] {
      Self.open(fence, at: path, rights: (Self.readFile | Self.writeFile) & handled)
    }
    return linux_close_fence(fence) == 0
  }

  /// A path that is not there stays closed, as does one that cannot be opened.
  private static func open(_ fence: Int32, at path: String, rights: UInt64) {
    let place = linux_hold_place(path)
    guard place >= 0 else { return }
    defer { close(place) }
    var status = stat()
    guard fstat(place, &status) == 0 else { return }
    let ofFiles = execute | writeFile | readFile | truncate | controlDevice
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    _ = linux_open_fence(fence, place, isFolder ? rights : rights & ofFiles)
  }
}
