import SwiftSource

/// Rules for the symbols that a plugin imports from the system.
enum SystemFunctions {
  /// Functions by the rule that they break.
  ///
  /// Any other function breaks the rule `systemCalls` unless it's harmless.
  static let rules: [String: PolicyRule] = {
    let groups: [PolicyRule: [String]] = [
      .ending: ["exit", "_exit", "_Exit", "quick_exit", "abort", "atexit", "on_exit"],
      .processes: [
        "fork", "vfork", "clone", "execv", "execve", "execvp", "execvpe", "execl", "execlp",
        "execle", "fexecve", "system", "popen", "posix_spawn", "posix_spawnp", "daemon",
      ],
      .loading: ["dlopen", "dlmopen", "dlsym", "dlvsym", "dl_iterate_phdr", "dladdr", "dlclose"],
      .signals: [
        "kill", "killpg", "raise", "tgkill", "signal", "sigaction", "sigprocmask", "alarm",
        "setitimer", "ptrace",
      ],
      .network: [
        "socket", "socketpair", "connect", "bind", "listen", "accept", "send", "recv",
        "getaddrinfo", "gethostbyname",
      ],
      .files: [
        "open", "openat", "open64", "creat", "close", "read", "pread", "write", "pwrite", "writev",
        "dup", "dup2", "dup3", "pipe", "pipe2", "fcntl", "lseek", "fopen", "fopen64", "fdopen",
        "freopen", "fwrite", "opendir", "readdir", "unlink", "remove", "rename", "chmod",
        "symlink", "link", "mkdir", "chdir", "stdin",
      ],
    ]
    return Dictionary(
      groups.flatMap { rule, names in names.map { ($0, rule) } },
      uniquingKeysWith: { first, _ in first })
  }()

  /// Prefixes of mangled Swift names that break a rule.
  static let types: [(prefix: String, name: String, rule: PolicyRule)] = [
    ("$s10Foundation7ProcessC", "Process", .processes),
    ("$s10Foundation10FileHandleC", "FileHandle", .files),
    ("$s10Foundation4PipeC", "Pipe", .files),
    ("$s10Foundation12OutputStreamC", "OutputStream", .files),
    ("$s10Foundation10SocketPort", "SocketPort", .network),
    ("$s10Foundation6ThreadC4exit", "Thread.exit", .ending),
    ("$s8Dispatch0A2IO", "DispatchIO", .files),
    ("$s8Dispatch0A6SourceC010makeSignal", "makeSignalSource", .signals),
    ("$s5Judge", "Judge", .linkerAttributes),
    ("$s9Compiling", "Compiling", .linkerAttributes),
    ("$s7Jailing", "Jailing", .linkerAttributes),
    ("$s9Processes", "Processes", .linkerAttributes),
    ("$s7Storage", "Storage", .linkerAttributes),
    ("$s10Curriculum", "Curriculum", .linkerAttributes),
    ("$s12LessonChecks", "LessonChecks", .linkerAttributes),
    ("$s5Tutor", "Tutor", .linkerAttributes), ("$s9Classroom", "Classroom", .linkerAttributes),
    ("$s5rings", "rings", .linkerAttributes),
  ]

  /// Symbols of forbidden types that are allowed anyway, because they only print a line.
  static let harmlessParts: Set<String> = [
    "$s10Foundation10FileHandleCMa", "$s10Foundation10FileHandleC13standardErrorACvgZ",
    "$s10Foundation10FileHandleC14standardOutputACvgZ",
  ]

  /// Whether compiled Swift code always needs the symbol, or the function only computes or prints.
  static func isHarmless(_ symbol: String) -> Bool {
    if symbol.hasPrefix("swift_") || symbol.hasPrefix("_swift") {
      // Hooks can replace the runtime's behavior.
      return !symbol.hasSuffix("_hook") && symbol != "_swift_willThrow"
    }
    return ofTheCompiler.contains(symbol) || computing.contains(symbol)
      || mathematics.contains(symbol)
      || "fl".contains(symbol.last ?? " ") && mathematics.contains(String(symbol.dropLast()))
  }

  private static let ofTheCompiler: Set<String> = [
    "memcpy", "memmove", "memset", "memcmp", "bcmp", "strlen", "malloc", "calloc", "realloc",
    "free", "posix_memalign", "__stack_chk_fail", "__stack_chk_guard", "__cxa_finalize",
    "__cxa_atexit", "__dso_handle", "__gmon_start__", "__tls_get_addr",
    "_ITM_deregisterTMCloneTable",
    "_ITM_registerTMCloneTable", "__divti3", "__modti3", "__udivti3", "__umodti3", "__multi3",
    "__muloti4", "__extendhfsf2", "__truncsfhf2", "__truncdfhf2", "__gnu_h2f_ieee",
    "__gnu_f2h_ieee", "__floattidf", "__floattisf", "__floatuntidf", "__floatuntisf",
    "__fixdfti", "__fixsfti", "__fixunsdfti", "__fixunssfti", "_Block_copy", "_Block_release",
    "_NSConcreteStackBlock", "_NSConcreteGlobalBlock", "_dispatch_main_q",
    "dispatch_get_main_queue",
    "__start_swift5_accessible_functions", "__stop_swift5_accessible_functions",
  ]

  private static let computing: Set<String> = [
    "abs", "labs", "llabs", "div", "ldiv", "lldiv", "atoi", "atol", "rand", "srand", "random",
    "srandom", "drand48", "srand48", "lrand48", "mrand48", "arc4random", "arc4random_uniform",
    "time", "clock", "difftime", "sleep", "usleep", "isalpha", "isdigit", "isalnum", "isspace",
    "isupper", "islower", "ispunct", "isxdigit", "toupper", "tolower", "putchar",
    "fputs", "fputc", "putc", "puts", "fflush", "stdout", "stderr",
  ]

  /// Double-precision functions; the suffixes `f` and `l` denote the other precisions.
  private static let mathematics: Set<String> = [
    "sin", "cos", "tan", "asin", "acos", "atan", "atan2", "sinh", "cosh", "tanh", "asinh", "acosh",
    "atanh", "exp", "exp2", "exp10", "expm1", "log", "log2", "log10", "log1p", "logb", "ilogb",
    "pow", "sqrt", "cbrt", "hypot", "erf", "erfc", "tgamma", "lgamma", "ceil", "floor", "trunc",
    "round", "lround", "llround", "rint", "lrint", "nearbyint", "fmod", "remainder", "remquo",
    "fmin", "fmax", "fdim", "fma", "fabs", "frexp", "ldexp", "modf", "scalbn", "scalbln",
    "nextafter", "nexttoward", "copysign", "nan", "j0", "j1", "jn", "y0", "y1", "yn", "sincos",
    "roundeven", "significand", "drem", "gamma",
  ]
}
