import Compiling
import Foundation
import Hashing
import Storage

/// Isolates an exercise's probes from learners' names, once for each version of the probes and the solution.
struct ProbeIsolator: Sendable {
  let compiler: PluginCompiler
  let scratch: URL

  /// The format version of isolated probes.
  ///
  /// Increment it when the same probes are isolated differently.
  private static let format = "2"

  /// The number of attempts.
  ///
  /// After each attempt, lines that don't compile are restored to the author's version.
  private static let maximumRounds = 4

  /// Returns the isolated probes, or nil if there's no solution that they fit.
  func seal(_ probes: [ProbeSource], beside solution: [URL]) async throws -> ProbeIsolation? {
    guard !probes.isEmpty, !solution.isEmpty else { return nil }
    let place = try "sealed-probes/\(key(probes, solution)).json"
    if let known = compiler.cache.read(ProbeIsolation.self, at: place) { return known }
    let plain = ProbeIsolation(files: probes.map(\.lines))
    guard case .plugin(let first) = try await compile(plain, of: probes, beside: solution),
      let names = first.probeNames
    else { return nil }
    var sealed = plain.qualified(by: names)
    for _ in 0..<Self.maximumRounds {
      switch try await compile(sealed, of: probes, beside: solution) {
      case .plugin(let plugin):
        guard let names = plugin.probeNames else { return nil }
        let bound = sealed.bound(to: names)
        // An unwritable cache only costs time.
        try? compiler.cache.write(bound, at: place)
        return bound
      case .diagnostics(let diagnostics):
        let lines = diagnostics.filter { $0.severity == .error }.compactMap { error in
          error.location.flatMap { place in
            ProbeBundle.number(ofFile: URL(filePath: place.file).lastPathComponent)
              .map { (file: $0, line: place.line) }
          }
        }
        guard !lines.isEmpty else { return plain.bound(to: names) }
        sealed = sealed.replacing(lines, from: plain)
      default:
        return plain.bound(to: names)
      }
    }
    return plain.bound(to: names)
  }

  /// Returns the names in probes with their intended meaning, or an empty list if the probes don't fit the
  /// solution.
  func names(in probes: [ProbeSource], beside solution: [URL]) async throws -> [ProbeName] {
    let plain = ProbeIsolation(files: probes.map(\.lines))
    guard case .plugin(let plugin) = try await compile(plain, of: probes, beside: solution) else {
      return []
    }
    return plugin.probeNames ?? []
  }

  private func compile(
    _ seal: ProbeIsolation, of probes: [ProbeSource], beside solution: [URL]
  ) async throws -> CompileOutcome {
    let folder = try PrivateFolder(in: scratch)
    let generated = try ProbeBundle(probes, seal: seal).write(to: folder.url)
    return try await compiler.compile(
      sources: solution, options: Self.options(CompileOptions()), probes: generated
    ).outcome
  }

  static func options(_ options: CompileOptions) -> CompileOptions {
    var options = options
    options.audience = .probes
    options.tellsProbeNames = true
    return options
  }

  private func key(_ probes: [ProbeSource], _ solution: [URL]) throws -> String {
    var digest = ContentDigest()
    digest.combine(Self.format)
    digest.combine(try compiler.stamp(for: .probes))
    for probe in probes { digest.combine(probe.lines.joined(separator: "\n")) }
    for file in solution {
      digest.combine(file.lastPathComponent)
      digest.combine(try SourceCopies.bytes(of: file))
    }
    return digest.hexadecimal
  }
}
