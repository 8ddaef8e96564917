import CLinux
import Glibc

/// A Landlock restriction on the paths that a process and its children can reach.
///
/// The restriction applies with and without a sandbox. Without namespaces, only this restriction hides the
/// user's files. It needs no privileges and can't be removed. A restricted process can't inspect processes
/// outside the restriction. If the kernel supports it, signals to them are blocked too.
package struct FileFence: Equatable {
  /// Files and folders that can be read and executed.
  package var readable: [String]

  /// Folders that can be read and written; files in them can't be executed.
  package var writable: [String]

  /// Folders that can't be listed; files in them can be read by name.
  package var unlisted: [String] = []

  package init(readable: [String], writable: [String], unlisted: [String] = []) {
    self.readable = readable
    self.writable = writable
    self.unlisted = unlisted
  }

  package static var isAvailable: Bool { linux_fence_version() > 0 }

  // Landlock access rights (linux/landlock.h).
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

  /// Restricts this process, and returns whether the kernel supports the restriction.
  ///
  /// The process must have set `no_new_privs` before.
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
    // Older kernels accept only a shorter structure.
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

  /// Allows access to a path; ignores a path that doesn't exist or can't be opened.
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
