/// What may not be used where learner code is judged, and why, in words for the one who wrote it.
enum ForbiddenNames {
  /// Attributes that reach the linker or the loader.
  static let attributes: [String: String] = [
    "_silgen_name": "it calls any function of the program by its symbol",
    "_cdecl": "it gives a function a symbol that others may call by mistake",
    "cdecl": "it gives a function a symbol that others may call by mistake",
    "_extern": "it calls any function of the program by its symbol",
    "extern": "it calls any function of the program by its symbol",
    "section": "code placed in a section of its own can run before any check",
    "_section": "code placed in a section of its own can run before any check",
    "used": "it keeps code that only the loader would run",
    "_used": "it keeps code that only the loader would run",
    "_dynamicReplacement": "it replaces code that is not yours",
    "_implementationOnly": "it hides what a file uses",
    "_spi": "it reaches what a module keeps for itself",
    "_private": "it reaches what a module keeps for itself",
    "testable": "it reaches what a module keeps for itself",
  ]

  /// Modules that no widget needs.
  static let modules: [String: String] = [
    "Glibc": "the C library reaches files and processes",
    "Musl": "the C library reaches files and processes",
    "Darwin": "the C library reaches files and processes",
    "CDispatch": "it reaches the system below Swift",
    "XCTest": "checks are not yours to write here",
    "LessonChecks": "checks are not yours to write here",
    "LessonProbes": "probes are not yours to write here",
    "Stage": "it is a part of Rings, not of iOS",
    "Simulator": "it is a part of Rings, not of iOS", "Judge": "it is a part of Rings, not of iOS",
    "Drawing": "it is a part of Rings, not of iOS", "Synchronization": "widgets need no locks",
  ]

  /// Modules through which the C library's functions can be named.
  static let modulesOfFunctions: Set<String> = [
    "Foundation", "FoundationEssentials", "FoundationNetworking", "Swift", "Glibc", "Musl",
    "SwiftGlibc", "Dispatch", "SwiftUI", "WidgetKit", "AppleFoundation",
  ]

  /// Functions and types that leave the widget.
  static let names: [String: String] = [
    "exit": "it ends the program that judges you", "_exit": "it ends the program that judges you",
    "abort": "it ends the program that judges you", "atexit": "it runs code after the checks",
    "fork": "a widget starts no processes", "vfork": "a widget starts no processes",
    "execve": "a widget starts no processes", "posix_spawn": "a widget starts no processes",
    "system": "a widget starts no processes", "popen": "a widget starts no processes",
    "Process": "a widget starts no processes", "dlopen": "a widget loads no libraries",
    "dlsym": "a widget loads no libraries", "ptrace": "it reaches other programs",
    "mmap": "it reaches memory below Swift", "syscall": "it reaches the system below Swift",
    "socket": "a widget's picture needs no network here", "kill": "it reaches other programs",
    "FileHandle": "a widget's picture needs no open files",
    "unsafeBitCast": "it makes one type pass for another",
    "withUnsafeBytes": "it reaches memory below Swift",
    "_openExistential": "it reaches below Swift's types",
    "Unmanaged": "it reaches memory below Swift", "dup2": "it redirects the program's output",
    "sigaction": "it changes how the program ends", "signal": "it changes how the program ends",
  ]

  /// Types of the standard library that checks compare with.
  static let standardTypes: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    "Double", "Float", "CGFloat", "Bool", "String", "Substring", "Character", "Array", "Set",
    "Dictionary", "Optional", "Result", "Range", "ClosedRange", "Date", "URL", "Data", "UUID",
    "Decimal", "Calendar", "TimeInterval",
  ]

  /// Protocols that decide whether two values count as equal.
  static let comparing: Set<String> = [
    "Equatable", "Hashable", "Comparable", "ExpressibleByIntegerLiteral",
    "ExpressibleByStringLiteral", "ExpressibleByFloatLiteral", "ExpressibleByBooleanLiteral",
  ]
}
