import Foundation
import PackagePlugin

/// Generates `SourceDigests` with digests of our sources whenever one of them changes.
///
/// Caches use these digests in their keys. A cached result stays valid as long as the code that produced it
/// is unchanged, across relinks and across clones.
@main
struct SourceDigesting: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let packages = context.package.dependencies.map(\.package)
    guard let sandbox = packages.first(where: { $0.displayName == "Sandbox" }) else {
      throw DigestingError.noSandbox
    }
    let manifests = ["Sources/Foundations/Package.swift", "Sources/Sandbox/Package.swift"]
    var groups = [
      (
        "sandbox",
        try files(
          of: sandbox.targets + sandbox.targets.flatMap(\.recursiveTargetDependencies), in: root)
          + manifests
      )
    ]
    for (name, target) in [
      ("judge", "Judge"), ("viewing", "Viewing"), ("commandLine", "CommandLine"),
    ] {
      guard let target = context.package.targets.first(where: { $0.name == target }) else {
        throw DigestingError.noTarget(target)
      }
      let files = try files(of: [target] + target.recursiveTargetDependencies, in: root)
      groups.append((name, files + manifests + ["Package.swift"]))
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "SourceDigests+Values.swift")
    return [
      .buildCommand(
        displayName: "Digesting our sources", executable: URL(filePath: "/bin/sh"),
        arguments: ["-c", script, root.path, output.path]
          + groups.flatMap { name, files in [name, "\(files.count)"] + files },
        inputFiles: Set(groups.flatMap(\.1)).sorted().map { root.appending(path: $0) },
        outputFiles: [output])
    ]
  }

  /// The script that computes the digests.
  ///
  /// Its arguments are the root, the output file, then for each group its name, its number of files and their
  /// paths.
  private let script = #"""
    set -eu
    cd "$0"
    output=$1
    shift
    {
      echo 'extension SourceDigests {'
      while [ $# -gt 0 ]; do
        name=$1
        count=$2
        shift 2
        digest=$(
          place=0
          for file; do
            place=$((place + 1))
            [ "$place" -le "$count" ] || break
            printf '%s\0' "$file"
          done | xargs -0 sha256sum -- | sha256sum | cut -c1-64
        )
        shift "$count"
        echo "  package static let $name: String = \"$digest\""
      done
      echo '}'
    } >"$output"
    """#

  /// Returns paths relative to the root, in an order independent of the root's location.
  ///
  /// - Throws: `DigestingError.noFiles` because a digest of no files would never change.
  private func files(of targets: [any Target], in root: URL) throws -> [String] {
    let all = targets.flatMap { target -> [URL] in
      if let module = target as? any SourceModuleTarget { return module.sourceFiles.map(\.url) }
      // Headers of a system library contain code too: `CLinux` runs in the worker.
      let folder = target.directoryURL
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.map { folder.appending(path: $0) }
    }
    // A clone may be reached through a symbolic link and have any name.
    let place = root.resolvingSymlinksInPath().path + "/"
    let files = Set(all.map { $0.resolvingSymlinksInPath().path })
      .filter { $0.hasPrefix(place) }.map { String($0.dropFirst(place.count)) }
      .filter { !$0.hasPrefix(".build") && !$0.contains("/.build") }
    guard !files.isEmpty else { throw DigestingError.noFiles }
    return files.sorted()
  }
}

enum DigestingError: Error {
  case noSandbox
  case noTarget(String)
  case noFiles
}
