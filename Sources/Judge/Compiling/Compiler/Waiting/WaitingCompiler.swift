import Foundation
import Jailing
package import Processes
import Synchronization

/// A sandboxed compiler that was started before the learner saved the files.
///
/// Starting the compiler and loading the SDK takes as long as compiling a lesson's file. A warm compiler has
/// already done both. It compiles only once.
package final class WaitingCompiler: Sendable {
  /// The first file that the compiler reads.
  static let importsFile = "RingsImports.swift"

  /// The conditions that must be the same as when the compiler was started.
  struct Shape: Hashable, Sendable {
    var options: CompileOptions
    /// An identifier of the modules and the toolchain.
    var kit: String
    /// The files' names, in order.
    var files: [String]
    /// The macro declarations that are compiled with the files.
    var macros: [String]
    /// The loaded modules; a file that no longer imports a module must not find it loaded.
    var imports: Set<String>
    /// The cache keys of the files whose objects are kept; nil if the module is compiled as a whole.
    var kept: [String: String]?

    /// Whether compiling files of `shape` has the same result as with a compiler that's started for these
    /// files.
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
  /// The module's parts, if some objects are kept.
  let parts: ModuleParts?
  private let inputs: CompilerInputs
  private let work: CompilerFolder
  private let places: SourcePlaces
  private let gate: WaitingModule
  private let process: JailedProcess
  private let hasWork = Atomic(false)

  /// Whether the compiler has taken its files.
  package var isUsed: Bool { hasWork.load(ordering: .acquiring) }

  init(
    shape: Shape, parts: ModuleParts?, inputs: CompilerInputs, work: CompilerFolder,
    places: SourcePlaces, gate: WaitingModule, process: JailedProcess
  ) {
    self.shape = shape
    self.parts = parts
    self.inputs = inputs
    self.work = work
    self.places = places
    self.gate = gate
    self.process = process
  }

  func serves(_ shape: Shape, _ sources: [PlacedSource]) -> Bool {
    !isUsed && self.shape.serves(shape) && SourcePlaces.hold(sources)
  }

  /// Compiles and links the files; the results exist as long as this object.
  ///
  /// - Parameters:
  ///   - endsAtErrors: Whether to end at the first error, because another compile reports all errors.
  ///   - deadline: A limit besides the compiler's own.
  ///   - onStart: Called when the compiler has the files.
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

  /// Ends the compiler without compiling; this also happens when the object is released.
  package func stop() { process.stop() }
}
