package import Foundation
package import Jailing
package import Processes

/// A compile outcome and its certainty.
package struct CompileResult: Sendable {
  package var outcome: CompileOutcome
  package var certainty: Certainty

  package init(_ outcome: CompileOutcome, _ certainty: Certainty = Certainty()) {
    self.outcome = outcome
    self.certainty = certainty
  }
}

/// The result of compiling: a plugin, or the reason that there's no plugin.
package enum CompileOutcome: Sendable {
  case plugin(CompiledPlugin)

  /// The compiler's errors and warnings, in the compiler's order.
  case diagnostics([Diagnostic])

  /// The compiler gave up or was stopped; the value is the code that it was working on, if known.
  case tooHard(TooHardCode)

  /// A crash of the compiler or the linker, with the end of its output.
  case crashed(ProcessEnd, lastWords: String)

  /// A time limit was reached while the compiler wasn't working on the learner's code.
  case timedOut(JailLimit)

  case outOfMemory

  /// An object, plugin or list of errors exceeds its size limit.
  case outputTooLarge
}

extension CompileOutcome {
  /// Whether the cause is an invalid compiled module or a failed read from the cache.
  package var blamesCaches: Bool {
    guard case .diagnostics(let found) = self else { return false }
    return found.contains(where: \.blamesCaches)
  }
}

extension Diagnostic {
  /// Whether an error without a file blames caches; the learner's code can't cause such an error.
  var blamesCaches: Bool {
    severity == .error && location == nil
      && (message == SourcePlaces.emptyMessage
        || ["could not build C module", "unable to open output file"].contains {
          message.hasPrefix($0)
        } || message.contains("is not a valid module file"))
  }
}

/// A library that the worker can load.
package struct CompiledPlugin: Sendable, Codable, Hashable {
  package let url: URL

  /// The compiler's warnings.
  package var diagnostics: [Diagnostic]

  /// The declaration that each name in the probe files refers to, if requested.
  package var probeNames: [ProbeName]?

  package let wasCached: Bool

  /// The names of the files whose objects were reused from an earlier compile.
  package var keptFiles: Set<String> = []

  /// The cache key, from the files, flags, toolchain and SDK.
  package let key: String
}

/// Code that takes the compiler too long.
package struct TooHardCode: Sendable, Hashable {
  package enum Step: Sendable {
    /// Parsing, and checking the types of expressions.
    case typeChecking
    /// Generating machine code.
    case translating
  }

  package let step: Step

  /// The learner's file, if known.
  package let file: String?

  /// The line in the file, from 1, if known.
  package let line: Int?

  package init(step: Step = .typeChecking, file: String? = nil, line: Int? = nil) {
    self.step = step
    self.file = file
    self.line = line
  }
}
