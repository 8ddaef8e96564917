import Foundation

extension Jail {
  /// Descriptors that the trampoline opens for bubblewrap and for the entrance.
  enum Descriptor {
    static let filter = 9
    static let status = 8
    static let entrance = 7
  }

  /// Files of one run, in its private folder.
  struct RunFiles {
    let filter: String
    let status: String
    let entrance: String

    init(folder: URL) {
      filter = folder.appending(path: "filter.bpf").path
      status = folder.appending(path: "status.json").path
      entrance = folder.appending(path: "entrance.txt").path
    }
  }

  /// The whole command line for `request`, from the outermost program to the learner's.
  func commandLine(for request: JailRequest, files: RunFiles, user: UInt32) -> ProcessCommand {
    switch level {
    case .none: request.command
    case .reduced: limited(request.command, request.limits)
    case .full: boxed(request, files: files, user: user)
    }
  }

  /// Limits are set inside the box: outside, the kernel would count other processes of the user too.
  private func limited(_ command: ProcessCommand, _ limits: JailLimits) -> ProcessCommand {
    guard let limiter = tools.limiter else { return command }
    return command.started(
      by: limiter,
      [
        "--cpu=\(limits.processorSeconds):\(limits.processorSeconds + 2)",
        "--as=\(limits.addressSpace)", "--nproc=\(limits.processes)",
        "--fsize=\(limits.fileSize)", "--nofile=\(limits.openFiles)", "--core=0",
        "--memlock=0", "--msgqueue=0", "--",
      ])
  }

  private func boxed(_ request: JailRequest, files: RunFiles, user: UInt32) -> ProcessCommand {
    guard let bubblewrap = tools.bubblewrap, let shell = tools.shell else { return request.command }
    var inner = limited(request.command, request.limits)
    var box = ["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"]
    box += ["--unshare-cgroup-try", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
    if tools.isRoot, let changer = tools.userChanger {
      // Root makes the room without a user namespace, so that it can bind folders that only root
      // may enter, and becomes an ordinary user of its own inside.
      box += ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"]
      inner = inner.started(
        by: changer, ["--reuid", "\(user)", "--regid", "\(user)", "--clear-groups", "--"])
    } else {
      box += ["--unshare-user", "--disable-userns", "--uid", "65534", "--gid", "65534"]
    }
    box += mounts(for: request, launchers: [inner.executable, tools.limiter].compactMap { $0 })
    if let folder = request.command.workingDirectory { box += ["--chdir", folder] }
    box += ["--clearenv"]
    for (name, value) in request.command.environment.sorted(by: { $0.key < $1.key }) {
      box += ["--setenv", name, value]
    }
    if request.comesByEntrance {
      box += ["--setenv", JailEntrance.variable, "\(Descriptor.entrance)"]
    }
    box += ["--seccomp", "\(Descriptor.filter)", "--json-status-fd", "\(Descriptor.status)", "--"]
    // Our own process starter closes every descriptor; this shell opens those that the box needs.
    var trampoline =
      "exec \"$@\" \(Descriptor.filter)<\"$RINGS_FILTER\" \(Descriptor.status)>\"$RINGS_STATUS\""
    // Nobody but the entrance may hold the file on which it is believed.
    if request.comesByEntrance { trampoline += " \(Descriptor.entrance)>\"$RINGS_RECORD\"" }
    return ProcessCommand(
      executable: shell,
      arguments: ["-c", trampoline, "jail", bubblewrap] + box + [inner.executable]
        + inner.arguments,
      environment: [
        "RINGS_FILTER": files.filter, "RINGS_STATUS": files.status,
        "RINGS_RECORD": files.entrance,
      ])
  }

  /// An empty root, the system's libraries, what the request names, and nothing else.
  private func mounts(for request: JailRequest, launchers: [String]) -> [String] {
    let files = FileManager.default
    var links: [String] = []
    var readable = ["/usr/lib", "/usr/lib64", "/usr/lib32", "/usr/share/zoneinfo"]
    for folder in ["/lib", "/lib64", "/bin"] {
      if let target = try? files.destinationOfSymbolicLink(atPath: folder) {
        links += ["--symlink", target, folder]
      } else if folder != "/bin" {
        readable.append(folder)
      }
    }
    readable.append("/etc/ld.so.cache")
    readable = readable.filter { files.fileExists(atPath: $0) } + launchers + request.readable
    let devices = ["/dev/null", "/dev/zero", "/dev/urandom", "/dev/random"]
    var arguments = Self.folders(above: readable + devices + request.writable)
    arguments += links
    for path in devices { arguments += ["--dev-bind", path, path] }
    if request.seesOwnProcesses { arguments += ["--proc", "/proc"] }
    // Before what is readable, which may well lie in `/tmp`.
    if request.limits.temporaryFiles > 0 {
      arguments += ["--perms", "1777", "--size", "\(request.limits.temporaryFiles)"]
      arguments += ["--tmpfs", "/tmp"]
      arguments += Self.folders(
        above: (readable + request.writable).filter { $0.hasPrefix("/tmp/") })
    }
    for path in readable { arguments += ["--ro-bind", path, path] }
    for path in request.writable { arguments += ["--bind", path, path] }
    // The root itself is a writable memory file system until told otherwise.
    return arguments + ["--remount-ro", "/"]
  }

  /// Bubblewrap makes the folders above a mount for their owner only, who is not who enters them.
  private static func folders(above paths: [String]) -> [String] {
    var ancestors: Set<String> = []
    for path in paths {
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty {
        ancestors.insert("/" + parts.joined(separator: "/"))
        parts = parts.dropLast()
      }
    }
    return ancestors.sorted().flatMap { ["--perms", "0755", "--dir", $0] }
  }
}
