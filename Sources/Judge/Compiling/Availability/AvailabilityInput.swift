import Foundation
import Hashing
import Processes
import Storage

/// The inputs of an availability check for an older iOS.
struct AvailabilityInput {
  let copies: SourceCopies
  let iPhone: AvailabilityModules
  let kit: SoftwareDevelopmentKit
  let target: String
  let options: CompileOptions
  let deadline: Deadline?
}

extension PluginCompiler {
  /// Checks all files, or only those that haven't passed an earlier check alongside files with the same
  /// interfaces.
  ///
  /// Errors always come from a check of all files.
  func checkAvailability(_ look: AvailabilityInput) async throws -> AvailabilityRun {
    let paths = look.copies.paths
    guard areWorthKeeping(look.copies) else {
      return try await availabilityRun(
        look, CompilerInputs(paths: paths), in: try CompilerFolder(in: cache))
    }
    let keys = availabilityKeys(look)
    var known = keys.compactMapValues(PartCache(cache: cache).part)
    var new: [String: ReferenceDependencies] = [:]
    // A stored result may be stale because another file's interface has changed. In that case, check the file
    // once more.
    for _ in 0..<2 {
      if known.count < keys.count {
        let inputs = CompilerInputs(paths: paths, kept: Set(known.keys).union(new.keys))
        let work = try CompilerFolder(in: cache)
        let run = try await availabilityRun(look, inputs, in: work)
        guard run.isSuccess else {
          if known.isEmpty { return run }
          break
        }
        guard let read = try? dependencies(inputs, in: work) else { break }
        new.merge(read) { _, later in later }
      }
      let offers = ModuleOffers(
        new.merging(known.mapValues(\.facts.dependencies)) { new, _ in new })
      let stale = known.filter { name, part in
        part.facts.context
          != offers.context(of: name, wanting: part.facts.dependencies.wanted)
      }
      if stale.isEmpty {
        PartCache(cache: cache).keep(
          new.mapValues(CompiledPart.init(dependencies:)), beside: known.keys, named: keys, offers,
          keeping)
        return AvailabilityRun(isSuccess: true)
      }
      for name in stale.keys { known[name] = nil }
    }
    return try await availabilityRun(
      look, CompilerInputs(paths: paths), in: try CompilerFolder(in: cache))
  }

  /// Reads the declarations that the checked files provide and use.
  private func dependencies(
    _ inputs: CompilerInputs, in work: CompilerFolder
  ) throws -> [String: ReferenceDependencies] {
    var found: [String: ReferenceDependencies] = [:]
    for number in inputs.compiled {
      let place = work.url.appending(path: Output.dependencies(ofFile: number)).path
      found[inputs.name(of: number)] = try ReferenceDependencies(
        try BoundedFile.read(place, limit: Output.diagnosticsLimit))
    }
    return found
  }

  /// Returns a cache key for each file, covering everything that decides whether the file is valid, except
  /// other files.
  private func availabilityKeys(_ look: AvailabilityInput) -> [String: String] {
    var shared = sharedDigest(look)
    for module in imports(of: look.copies, kit: look.kit).sorted() { shared.combine(module) }
    return look.copies.keys(shared, decidingPlatform: false)
  }

  /// Returns the cache key for all files, covering everything that affects the result.
  func availabilityKey(_ look: AvailabilityInput) -> String {
    var digest = sharedDigest(look)
    for copy in look.copies.copies {
      digest.combine(copy.name)
      digest.combine(copy.bytes)
    }
    return digest.hexadecimal
  }

  private func sharedDigest(_ look: AvailabilityInput) -> ContentDigest {
    var shared = ContentDigest()
    shared.combine("availability 1")
    shared.combine(toolchain.identity)
    shared.combine(look.kit.stamp)
    shared.combine(BuildIdentity.judge)
    shared.combine(look.target)
    shared.combine(look.options.languageMode.rawValue)
    shared.combine(look.options.moduleName)
    shared.combine(macros == nil ? "" : "macros")
    return shared
  }
}
