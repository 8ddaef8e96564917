import Compiling
import Foundation
import Hashing
import Storage

/// Seals an exercise's probes beside its solution, once for each of their versions.
struct ProbeSealer: Sendable {
  let compiler: PluginCompiler
  let scratch: URL

  /// Changes when the same probes are sealed in another way.
  private static let format = "2"

  /// Rounds in which what the compiler does not take is left as its author wrote it.
  private static let maximumRounds = 4

  /// The seal of probes; nil where there is no solution that they fit, and nothing to compare with.
  func seal(_ probes: [ProbeSource], beside solution: [URL]) async throws -> ProbeSeal? {
    guard !probes.isEmpty, !solution.isEmpty else { return nil }
    let place = try "sealed-probes/\(key(probes, solution)).json"
    if let known = compiler.cache.read(ProbeSeal.self, at: place) { return known }
    let plain = ProbeSeal(files: probes.map(\.lines))
    guard case .plugin(let first) = try await compile(plain, of: probes, beside: solution),
      let names = first.probeNames
    else { return nil }
    var sealed = plain.qualified(by: names)
    for _ in 0..<Self.maximumRounds {
      switch try await compile(sealed, of: probes, beside: solution) {
      case .plugin(let plugin):
        guard let names = plugin.probeNames else { return nil }
        let bound = sealed.bound(to: names)
        // A cache that cannot be written only costs time.
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

  /// The names in probes as their author means them; empty where they do not fit the solution.
  func names(in probes: [ProbeSource], beside solution: [URL]) async throws -> [ProbeName] {
    let plain = ProbeSeal(files: probes.map(\.lines))
    guard case .plugin(let plugin) = try await compile(plain, of: probes, beside: solution) else {
      return []
    }
    return plugin.probeNames ?? []
  }

  private func compile(
    _ seal: ProbeSeal, of probes: [ProbeSource], beside solution: [URL]
  ) async throws -> CompileOutcome {
    let folder = try PrivateFolder(in: scratch)
    let generated = try ProbeBundle(probes, seal: seal).write(to: folder.url)
    return try await compiler.compile(
      sources: solution, options: Self.options(CompileOptions()), probes: generated
    ).outcome
  }

  /// The options of a compile whose probes are held against a seal.
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
