package import Foundation
package import Jailing
package import Processes

/// What became of source, and how far that can be relied on.
package struct CompileResult: Sendable {
  package var outcome: CompileOutcome
  package var certainty: Certainty

  package init(_ outcome: CompileOutcome, _ certainty: Certainty = Certainty()) {
    self.outcome = outcome
    self.certainty = certainty
  }
}

/// What became of source: a plugin, or why there is none.
package enum CompileOutcome: Sendable {
  case plugin(CompiledPlugin)

  /// The compiler found errors; warnings stand among them, in the compiler's order.
  case diagnostics([Diagnostic])

  /// The compiler gave up, or was stopped, at some code: where, as far as it is known.
  case tooHard(TooHardCode)

  /// The compiler or the linker crashed: how, and its last words.
  case crashed(ProcessEnd, lastWords: String)

  /// Processor or wall time ran out, and the compiler was at nothing of the learner's.
  case timedOut(JailLimit)

  case outOfMemory

  /// An object, a plugin or a list of errors grew beyond all reason.
  case outputTooLarge
}

extension CompileOutcome {
  /// Whether compiled modules that are no longer valid, or pages that did not arrive, are to blame.
  package var blamesCaches: Bool {
    guard case .diagnostics(let found) = self else { return false }
    return found.contains(where: \.blamesCaches)
  }
}

extension Diagnostic {
  /// An error that is in nobody's file: a learner's own words never have this effect.
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

  /// Warnings, and nothing worse.
  package var diagnostics: [Diagnostic]

  /// What each name in the probe files stands for; nil where nobody asked.
  package var probeNames: [ProbeName]?

  /// Whether the same source had been compiled before.
  package let wasCached: Bool

  /// The names of the files that kept their objects from an earlier compile.
  package var keptFiles: Set<String> = []

  /// The name of the source in caches: of its files, flags, toolchain and SDK.
  package let key: String
}

/// Code that costs the compiler more than anybody waits for.
package struct TooHardCode: Sendable, Hashable {
  /// What the compiler was doing.
  package enum Step: Sendable {
    /// Reading it and finding out the types of its expressions.
    case typeChecking
    /// Making machine code of it.
    case translating
  }

  package let step: Step

  /// The learner's file, when it is known.
  package let file: String?

  /// The line in the file, from 1, when it is known.
  package let line: Int?

  package init(step: Step = .typeChecking, file: String? = nil, line: Int? = nil) {
    self.step = step
    self.file = file
    self.line = line
  }
}
