import Foundation
import Storage

/// The place for new control groups, which limit all processes of a sandbox together.
///
/// This requires root, or a user to whom the system has delegated a subtree, as systemd does.
package struct ControlGroupPlace: Sendable, Equatable {
  /// Folders in the kernel's tree: a single folder in version 2, a folder for each controller in version 1.
  package var folders: [Controllers: String]

  /// The resources that a folder's groups limit.
  package enum Controllers: Sendable, Hashable, CaseIterable {
    /// A single tree for all controllers (version 2).
    case unified
    /// Separate trees (version 1).
    case memory, processes
  }

  package init(folders: [Controllers: String]) {
    self.folders = folders
  }

  /// Whether groups made here limit the number of processes and threads.
  var boundsProcesses: Bool { folders[.unified] != nil || folders[.processes] != nil }

  private static let prefix = "rings-"

  /// Finds the place on this machine; nil if we can't create a group that limits memory.
  package static func find() -> ControlGroupPlace? {
    find(groups: text(of: "/proc/self/cgroup"), mounts: text(of: "/proc/self/mountinfo"))
  }

  /// Finds the place from the kernel's tables of our groups and of all mounts (proc(5)).
  package static func find(groups: String?, mounts: String?) -> ControlGroupPlace? {
    guard let groups, let mounts else { return nil }
    let mounted = Self.mounted(mounts)
    if let folder = unifiedFolder(groups: groups, mounted: mounted) {
      return ControlGroupPlace(folders: [.unified: folder]).swept()
    }
    var folders: [Controllers: String] = [:]
    for (controller, name) in [(Controllers.memory, "memory"), (.processes, "pids")] {
      if let folder = ownFolder(controller: name, groups: groups, mounted: mounted) {
        folders[controller] = folder
      }
    }
    guard folders[.memory] != nil else { return nil }
    return ControlGroupPlace(folders: folders).swept()
  }

  static func name(_ number: Int) -> String { prefix + ProcessRoom.name(number) }

  private struct Mount {
    let root: String
    let folder: String
    let isUnified: Bool
    let controllers: Set<Substring>
  }

  /// Returns the nearest folder, from our own group upward, whose children get a memory controller.
  private static func unifiedFolder(groups: String, mounted: [Mount]) -> String? {
    guard let mount = mounted.first(where: \.isUnified),
      let line = groups.split(separator: "\n").first(where: { $0.hasPrefix("0::/") })
    else { return nil }
    var path = String(line.dropFirst("0::".count))
    while true {
      let folder = path == "/" ? mount.folder : mount.folder + path
      let controllers = text(of: folder + "/cgroup.subtree_control") ?? ""
      if controllers.split(whereSeparator: \.isWhitespace).contains("memory"), isOurs(folder) {
        return folder
      }
      guard path != "/" else { return nil }
      path = URL(filePath: path).deletingLastPathComponent().path
    }
  }

  /// Returns the folders of our own group and its ancestors that count processes.
  ///
  /// Reads the kernel's tables of our groups and of all mounts.
  package static func processGroups(groups: String?, mounts: String?) -> [String] {
    guard let groups, let mounts else { return [] }
    let mounted = Self.mounted(mounts)
    let old = folder(ofController: "pids", groups: groups, mounted: mounted)
    let unified = mounted.first(where: \.isUnified).flatMap { mount in
      groups.split(separator: "\n").first { $0.hasPrefix("0::/") }.map { line -> (String, String) in
        let path = line.dropFirst("0::".count)
        return (mount.folder, path == "/" ? mount.folder : mount.folder + path)
      }
    }
    guard let (root, own) = old ?? unified else { return [] }
    var folders: [String] = []
    var folder = own
    while folder.hasPrefix(root) {
      folders.append(folder)
      guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { break }
      folder = String(folder[..<slash])
    }
    return folders
  }

  private static func ownFolder(
    controller: String, groups: String, mounted: [Mount]
  ) -> String? {
    folder(ofController: controller, groups: groups, mounted: mounted)
      .flatMap { isOurs($0.own) ? $0.own : nil }
  }

  /// Returns the mount of a version 1 controller and our group in it, or nil if the controller has no
  /// separate tree.
  private static func folder(
    ofController controller: String, groups: String, mounted: [Mount]
  ) -> (root: String, own: String)? {
    guard
      let mount = mounted.first(where: {
        !$0.isUnified && $0.controllers.contains(Substring(controller))
      })
    else { return nil }
    for line in groups.split(separator: "\n") {
      let fields = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard fields.count == 3, fields[1].split(separator: ",").contains(Substring(controller))
      else { continue }
      let path = String(fields[2])
      let below = path.hasPrefix(mount.root) ? String(path.dropFirst(mount.root.count)) : path
      let folder = mount.folder + (below.hasPrefix("/") || below.isEmpty ? below : "/" + below)
      return (mount.folder, folder)
    }
    return nil
  }

  /// Whether we can create groups in a folder and move processes there.
  private static func isOurs(_ folder: String) -> Bool {
    access(folder, W_OK) == 0 && access(folder + "/cgroup.procs", W_OK) == 0
  }

  /// Parses the mounted control group trees from `/proc/self/mountinfo`.
  private static func mounted(_ text: String) -> [Mount] {
    text.split(separator: "\n").compactMap { line in
      let halves = line.split(separator: " - ", maxSplits: 1)
      guard halves.count == 2 else { return nil }
      let place = halves[0].split(separator: " ")
      let kind = halves[1].split(separator: " ")
      guard place.count > 4, kind.count > 2, kind[0] == "cgroup" || kind[0] == "cgroup2" else {
        return nil
      }
      return Mount(
        root: place[3] == "/" ? "" : String(place[3]), folder: String(place[4]),
        isUnified: kind[0] == "cgroup2", controllers: Set(kind[2].split(separator: ",")))
    }
  }

  /// Removes groups whose owning process has ended.
  package func swept() -> ControlGroupPlace {
    for folder in folders.values {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      for name in names where name.hasPrefix(Self.prefix) {
        // Process IDs from another container mean nothing here.
        let mark = name.dropFirst(Self.prefix.count)
        guard ProcessRoom.isOwnerGone(of: mark) == true else { continue }
        // End orphans first. A sandbox whose outer half was killed between two steps would wait for that half
        // forever.
        JailControlGroup.endOrphans(of: "\(folder)/\(name)")
        rmdir("\(folder)/\(name)")
      }
    }
    return self
  }

  /// Returns the count of an event in one of the kernel's event files, or 0 if it's missing.
  static func count(of event: String, in file: String) -> Int {
    let lines = (text(of: file) ?? "").split(separator: "\n").map { $0.split(separator: " ") }
    let line = lines.first { $0.count == 2 && $0[0] == event }
    return line.flatMap { Int($0[1]) } ?? 0
  }

  static func text(of file: String) -> String? {
    try? String(contentsOfFile: file, encoding: .utf8)
  }
}
