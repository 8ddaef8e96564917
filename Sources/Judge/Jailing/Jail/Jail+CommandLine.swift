import Launcher
import Foundation
import Processes

extension Jail {
  /// The descriptors that the trampoline opens for bubblewrap and the sandbox launcher.
  enum Descriptor {
    static let filter = 9
    static let status = 8
    static let entrance = 7
  }

  /// The files of one run, in its private folder.
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

  /// Returns the complete command line for `request`, from the outermost program to the learner's.
  ///
  /// - Parameter groups: The folders of the control groups that the program enters first.
  func commandLine(
    for request: JailRequest, files: RunFiles, user: UInt32, groups: [String]
  ) -> ProcessCommand {
    var command =
      level == .full
      ? boxed(request, files: files, user: user) : fenced(request, files: files, user: user)
    if let shell = tools.shell, !groups.isEmpty {
      if command.executable != shell { command = command.started(by: shell, Self.trampoline()) }
      command.environment["RINGS_GROUPS"] = groups.joined(separator: " ")
    }
    guard request.isPatient, let courtesy = tools.courtesy else { return command }
    return command.started(by: courtesy, ["-n", "10"])
  }

  /// A shell script that enters the control groups and then executes its arguments.
  ///
  /// Our process starter closes all descriptors; the shell reopens the ones that are needed.
  private static func trampoline(_ opened: [(descriptor: Int, file: String)] = []) -> [String] {
    let redirections = opened.map { " \($0.descriptor)\($0.file)" }.joined()
    let script =
      // Files that one sandbox user creates, such as a plugin, must be readable by another.
      "umask 022\nfor group in $RINGS_GROUPS; do echo $$ >\"$group/cgroup.procs\"; done 2>/dev/null\n"
      + "unset RINGS_GROUPS\nexec \"$@\"" + redirections
    return ["-c", script, "jail"]
  }

  /// Returns a command that runs without bubblewrap.
  ///
  /// The program restricts itself, or the sandbox launcher does it first.
  private func fenced(_ request: JailRequest, files: RunFiles, user: UInt32) -> ProcessCommand {
    var command = request.command
    var orders = orders(for: request)
    // Only our own program can switch to a user that owns no files, because the program has already opened
    // what it needs.
    if tools.isRoot, request.comesByLauncher, Self.isOpenToAll(request) { orders.user = user }
    orders.limits = ProcessLimits(request.limits, countsProcesses: orders.user != nil)
    if request.comesByLauncher {
      command.environment[JailLauncher.variable] = orders.text
    } else if let launcher {
      command = command.started(by: launcher, [JailLauncher.launcherRole])
      command.environment[JailLauncher.variable] = orders.text
    } else if level == .reduced {
      command = limited(command, request.limits)
    }
    guard request.comesByLauncher, let shell = tools.shell else { return command }
    command.environment["RINGS_RECORD"] = files.entrance
    return command.started(
      by: shell, Self.trampoline([(Descriptor.entrance, ">\"$RINGS_RECORD\"")]))
  }

  /// Whether another user could read every path of the request, except the working directory, which is
  /// already open.
  private static func isOpenToAll(_ request: JailRequest) -> Bool {
    request.readable.filter { $0 != request.command.workingDirectory }.allSatisfy { path in
      var place = URL(filePath: path).resolvingSymlinksInPath()
      var status = stat()
      guard stat(place.path, &status) == 0, status.st_mode & S_IROTH != 0 else { return false }
      while place.path != "/" {
        place.deleteLastPathComponent()
        guard stat(place.path, &status) == 0, status.st_mode & S_IXOTH != 0 else { return false }
      }
      return true
    }
  }

  /// The restrictions that the sandbox launcher has to apply.
  private func orders(for request: JailRequest) -> LaunchOrders {
    LaunchOrders(
      record: request.comesByLauncher ? Int32(Descriptor.entrance) : nil,
      mayStartProcesses: request.mayStartProcesses && !request.comesByLauncher,
      // libdispatch opens `/proc` entries of threads by number, outside the process's own folder, and crashes
      // if it can't. Memory and environment of other processes stay inaccessible.
      fence: FileFence(
        readable: (request.comesByLauncher
          ? Self.libraries : Self.systemFiles + ["/lib", "/lib64"])
          + [request.command.executable] + request.readable,
        // Only the full sandbox has a private `/tmp`.
        writable: request.writable
          + (level == .full && request.limits.temporaryFiles > 0 ? ["/tmp"] : []),
        unlisted: ["/proc"]))
  }

  /// Sets resource limits inside the sandbox.
  ///
  /// Outside, the kernel would also count the user's other processes.
  private func limited(
    _ command: ProcessCommand, _ limits: JailLimits
  ) -> ProcessCommand {
    guard let limiter = tools.limiter else { return command }
    return command.started(
      by: limiter,
      [
        "--cpu=\(limits.processorSeconds):\(limits.processorSeconds + 2)",
        "--as=\(limits.addressSpace)", "--fsize=\(limits.fileSize)",
        "--nofile=\(limits.openFiles)", "--core=0", "--memlock=0", "--msgqueue=0",
        // Without namespaces, the kernel would count all processes of the user.
      ] + (level == .full ? ["--nproc=\(limits.processes)"] : []) + ["--"])
  }

  private func boxed(_ request: JailRequest, files: RunFiles, user: UInt32) -> ProcessCommand {
    guard let bubblewrap = tools.bubblewrap, let shell = tools.shell else { return request.command }
    var inner = request.command
    inner.executable = request.inside(inner.executable)
    // Our own program sets its limits and switches its user itself. Starting `prlimit` and `setpriv` first
    // would add a tenth to its running time.
    let launchers = request.comesByLauncher ? [] : [tools.limiter, tools.userChanger]
    if !request.comesByLauncher { inner = limited(inner, request.limits) }
    var box = ["--unshare-ipc", "--unshare-pid", "--unshare-net", "--unshare-uts"]
    // Hides the machine's host name.
    box += ["--hostname", "rings"]
    box += ["--unshare-cgroup-try", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
    if tools.hasUsersToSpare, let changer = tools.userChanger {
      // As root, bubblewrap runs without a user namespace so that it can bind folders that only root may
      // enter. Inside, the program becomes an unprivileged user.
      box += ["--cap-add", "CAP_SETUID", "--cap-add", "CAP_SETGID"]
      if !request.comesByLauncher {
        inner = inner.started(
          by: changer, ["--reuid", "\(user)", "--regid", "\(user)", "--clear-groups", "--"])
      }
    } else {
      box += ["--unshare-user", "--disable-userns", "--uid", "65534", "--gid", "65534"]
    }
    box += mounts(for: request, launchers: launchers.compactMap(\.self))
    if let folder = request.command.workingDirectory { box += ["--chdir", request.inside(folder)] }
    box += ["--clearenv"]
    for (name, value) in request.command.environment.sorted(by: { $0.key < $1.key }) {
      box += ["--setenv", name, value]
    }
    if request.comesByLauncher {
      var orders = orders(for: request)
      orders.fence.readable = orders.fence.readable.map(request.inside)
      orders.limits = ProcessLimits(request.limits, countsProcesses: true)
      if tools.hasUsersToSpare {
        orders.user = user
        orders.insistsOnUser = true
      }
      box += ["--setenv", JailLauncher.variable, orders.text]
    }
    box += ["--seccomp", "\(Descriptor.filter)", "--json-status-fd", "\(Descriptor.status)", "--"]
    var opened = [
      (Descriptor.filter, "<\"$RINGS_FILTER\""), (Descriptor.status, ">\"$RINGS_STATUS\""),
    ]
    // Only the sandbox launcher may hold the record file, because we trust its contents.
    if request.comesByLauncher { opened.append((Descriptor.entrance, ">\"$RINGS_RECORD\"")) }
    return ProcessCommand(
      executable: shell,
      arguments: Self.trampoline(opened) + [bubblewrap] + box + [inner.executable]
        + inner.arguments,
      environment: [
        "RINGS_FILTER": files.filter, "RINGS_STATUS": files.status,
        "RINGS_RECORD": files.entrance,
      ])
  }

  /// The system files that every program needs.
  private static let systemFiles = [
    "/usr/lib", "/usr/lib64", "/usr/lib32", "/usr/share/zoneinfo", "/etc/ld.so.cache",
  ]

  /// The system folders that our own programs may read once they are restricted: libraries, but not the
  /// folders next to them.
  private static let libraries: [String] = {
    let files = FileManager.default
    let folders = ["x86_64", "aarch64"].map { "/usr/lib/\($0)-linux-gnu" }
    let present = folders.filter { files.fileExists(atPath: $0) }
    return (present.isEmpty ? ["/usr/lib"] : present)
      + ["/usr/lib64", "/lib64", "/usr/lib/locale", "/usr/share/zoneinfo", "/etc/ld.so.cache"]
  }()

  /// Returns bubblewrap's arguments for an empty root with only the system's libraries and the request's
  /// paths.
  private func mounts(for request: JailRequest, launchers: [String]) -> [String] {
    let files = FileManager.default
    var links: [String] = []
    var readable: [String] = []
    for folder in ["/lib", "/lib64", "/bin"] {
      if let target = try? files.destinationOfSymbolicLink(atPath: folder) {
        links += ["--symlink", target, folder]
      } else if folder != "/bin" {
        readable.append(folder)
      }
    }
    readable = (Self.systemFiles + readable).filter { files.fileExists(atPath: $0) }
    readable += launchers + request.readable
    let inside = readable.map(request.inside) + request.writable
    let devices = ["/dev/null", "/dev/zero", "/dev/urandom", "/dev/random"]
    var arguments = Self.folders(above: inside + devices)
    arguments += links
    for path in devices { arguments += ["--dev-bind", path, path] }
    if request.seesOwnProcesses { arguments += ["--proc", "/proc"] }
    // Mount `/tmp` before the readable paths, which may be inside it.
    if request.limits.temporaryFiles > 0 {
      arguments += ["--perms", "1777", "--size", "\(request.limits.temporaryFiles)"]
      arguments += ["--tmpfs", "/tmp"]
      arguments += Self.folders(
        above: inside.filter { $0.hasPrefix("/tmp/") })
    }
    for path in readable { arguments += ["--ro-bind", path, request.inside(path)] }
    for path in request.writable { arguments += ["--bind", path, path] }
    // The root is a writable memory file system until it's remounted.
    return arguments + ["--remount-ro", "/"]
  }

  /// Creates the parent folders of mounts with mode 0755.
  ///
  /// Bubblewrap would let only the folders' owner enter them, and the program runs as another user.
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
