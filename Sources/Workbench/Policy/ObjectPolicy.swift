package import Foundation

/// What a compiled plugin may ask of the system: a widget draws, it does not run programs.
///
/// The wall is the jail; this finds what the wall would stop and says so in words, before it runs.
package struct ObjectPolicy: Sendable, Hashable, Codable {
  /// A group of functions that have the same purpose.
  package enum Ability: String, Sendable, Codable, CaseIterable {
    case ending, starting, loading, signalling, network, rawFiles, memory, calls, loadTime
  }

  /// Abilities that this exercise allows.
  package var allowed: Set<Ability>

  package init(allowed: Set<Ability> = []) { self.allowed = allowed }

  /// One use of something that is not allowed.
  package struct Violation: Sendable, Hashable, Codable {
    package let ability: Ability

    /// The function, as its author would know it.
    package let name: String

    /// The key by which translations of the message are found.
    package var key: String { "policy.\(ability.rawValue)" }
  }

  /// Everything in a plugin that is not allowed, each name once, in the order of the alphabet.
  package func violations(in plugin: URL) throws -> [Violation] {
    let bytes = try BoundedFile.read(plugin.path, limit: Output.pluginLimit)
    let image = try ElfImage(bytes)
    var found = violations(inSymbols: image.undefinedSymbols)
    if image.initializerCount > Self.runtimeInitializers, !allowed.contains(.loadTime) {
      found.append(Violation(ability: .loadTime, name: "@section(\".init_array\")"))
    }
    return found
  }

  /// The Swift runtime registers a library's types in one initializer; any other is a stranger's.
  private static let runtimeInitializers = 1

  private func violations(inSymbols symbols: [String]) -> [Violation] {
    let found = symbols.compactMap { symbol -> Violation? in
      if let ability = Self.functions[symbol] { return Violation(ability: ability, name: symbol) }
      for (prefix, name, ability) in Self.types where symbol.hasPrefix(prefix) {
        return Violation(ability: ability, name: name)
      }
      return nil
    }
    return Set(found).filter { !allowed.contains($0.ability) }.sorted { $0.name < $1.name }
  }

  private static let functions: [String: Ability] = {
    let groups: [Ability: [String]] = [
      .ending: ["exit", "_exit", "_Exit", "quick_exit", "abort", "atexit", "on_exit"],
      .starting: [
        "fork", "vfork", "clone", "clone3", "execv", "execve", "execvp", "execvpe", "execl",
        "execlp", "execle", "fexecve", "system", "popen", "posix_spawn", "posix_spawnp",
      ],
      .loading: ["dlopen", "dlmopen", "dlsym", "dlvsym", "dl_iterate_phdr", "dladdr"],
      .signalling: ["kill", "killpg", "raise", "tgkill", "signal", "sigaction", "ptrace"],
      .network: [
        "socket", "socketpair", "connect", "bind", "listen", "accept", "getaddrinfo",
        "gethostbyname",
      ],
      .rawFiles: [
        "open", "openat", "open64", "fopen", "fopen64", "creat", "unlink", "remove", "rename",
        "write", "pwrite", "dup", "dup2", "fdopen", "opendir", "chmod", "symlink",
      ],
      .memory: [
        "mmap", "mmap64", "mprotect", "memfd_create", "shm_open", "shmget", "process_vm_readv",
        "process_vm_writev",
      ],
      .calls: ["syscall", "prctl", "ioctl", "setrlimit", "prlimit", "io_uring_setup"],
    ]
    return Dictionary(
      groups.flatMap { ability, names in names.map { ($0, ability) } },
      uniquingKeysWith: { first, _ in first })
  }()

  /// Beginnings of the mangled names of Foundation's types with these abilities.
  private static let types: [(prefix: String, name: String, ability: Ability)] = [
    ("$s10Foundation7ProcessC", "Process", .starting),
    ("$s10Foundation10FileHandleC", "FileHandle", .rawFiles),
    ("$s10Foundation12OutputStreamC", "OutputStream", .rawFiles),
    ("$s10Foundation6SocketPort", "SocketPort", .network),
    ("$s20FoundationNetworking10URLSessionC", "URLSession", .network),
  ]
}

extension ObjectPolicy.Violation: CustomStringConvertible {
  /// What is used, why it is not allowed here, and what to do.
  package var description: String {
    let reason =
      switch ability {
      case .ending: "ends the process; a widget lives in the system's and never ends it"
      case .starting: "starts another program, which no app extension may do"
      case .loading: "loads or searches code at run time, which no app extension may do"
      case .signalling: "sends or catches signals, which a widget has no use for"
      case .network: "opens a connection; there is no network here, so use the data you are given"
      case .rawFiles: "touches files directly; a widget keeps its data in what it is given"
      case .memory: "maps memory by hand, which a widget has no use for"
      case .loadTime: "runs code before anybody asked for a widget"
      case .calls: "calls the kernel directly, which a widget has no use for"
      }
    return "`\(name)` is not allowed here: it \(reason). Remove it."
  }
}
