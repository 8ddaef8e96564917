import Foundation
import Jailing
package import Processes
import Synchronization

/// A jailed compiler that was started before the files to compile were saved.
///
/// Starting the compiler and loading the SDK takes as long as compiling a lesson's file; this one
/// has done both when it gets the files, once.
package final class WaitingCompiler: Sendable {
  /// The file that such a compiler reads first.
  static let importsFile = "RingsImports.swift"

  /// What must be as it was at the start.
  struct Shape: Hashable, Sendable {
    var options: CompileOptions
    /// Names the modules and the toolchain.
    var kit: String
    /// Their names, in order.
    var files: [String]
    /// The declarations of macros that are compiled along.
    var macros: [String]
    /// The modules loaded; a file that no longer imports one of them must not find it loaded.
    var imports: Set<String>
    /// What names the sources of the files that keep their objects; nil where the module is compiled whole.
    var kept: [String: String]?

    /// Whether files of `shape` come out the same as from a compiler started for them.
    func serves(_ shape: Shape) -> Bool {
      var wanted = shape
      wanted.imports = imports
      wanted.kept = kept
      guard self == wanted, imports.isSubset(of: shape.imports) else { return false }
      guard let kept, let named = shape.kept else { return kept == nil && shape.kept == nil }
      return kept.allSatisfy { named[$0.key] == $0.value }
    }
  }

  let shape: Shape
  /// The module's files, where some keep their objects.
  let parts: ModuleParts?
  private let inputs: CompilerInputs
  private let work: CompilerFolder
  private let places: SourcePlaces
  private let gate: CompilerGate
  private let process: JailedProcess
  private let hasWork = Atomic(false)

  /// Whether the files came: it takes them once.
  package var isUsed: Bool { hasWork.load(ordering: .acquiring) }

  init(
    shape: Shape, parts: ModuleParts?, inputs: CompilerInputs, work: CompilerFolder,
    places: SourcePlaces, gate: CompilerGate, process: JailedProcess
  ) {
    self.shape = shape
    self.parts = parts
    self.inputs = inputs
    self.work = work
    self.places = places
    self.gate = gate
    self.process = process
  }

  /// Whether the compiler can take these files.
  func serves(_ shape: Shape, _ sources: [PlacedSource]) -> Bool {
    !isUsed && self.shape.serves(shape) && SourcePlaces.hold(sources)
  }

  /// Compiles and links the files; the results lie in the folder, as long as this object lives.
  ///
  /// - Parameters:
  ///   - endsAtErrors: Whether the compiler ends at its first error, since another compile reports all of them.
  ///   - deadline: What ends it besides its own limits.
  ///   - onStart: called when the compiler has the files.
  package func compile(
    _ sources: [PlacedSource], endsAtErrors: Bool = false, deadline: Deadline? = nil,
    onStart: @Sendable () -> Void
  ) async throws -> PartRun {
    hasWork.store(true, ordering: .releasing)
    try places.fill(with: sources)
    process.startClock(until: deadline)
    try gate.open()
    onStart()
    let report =
      endsAtErrors
      ? try await process.finish(endingAtErrorsIn: work.printed) : try await process.finish()
    return PartRun(report: report, results: work.results, inputs: inputs, keeper: work)
  }

  /// Ends the compiler without work; it ends by itself when nobody holds it any more.
  package func stop() { process.stop() }
}
