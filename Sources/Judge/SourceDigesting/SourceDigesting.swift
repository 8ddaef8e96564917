import Foundation
import PackagePlugin

/// Writes the digests of our own sources into `SourceDigests`, whenever one of them changes.
///
/// What was worked out with some code holds as long as that code is the same: not as long as a program was
/// not linked again, and not in one folder only. So names in caches are made of these digests.
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

  /// Given the root, the file to write, and for each group its name, how many files it has, and their paths.
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

  /// Paths below the root, in an order that does not depend on where the root is.
  ///
  /// - Throws: `DigestingError.noFiles`: a digest of nothing would never change.
  private func files(of targets: [any Target], in root: URL) throws -> [String] {
    let all = targets.flatMap { target -> [URL] in
      if let module = target as? any SourceModuleTarget { return module.sourceFiles.map(\.url) }
      // A system library's headers hold code as well: what `CLinux` does runs in the worker.
      let folder = target.directoryURL
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.map { folder.appending(path: $0) }
    }
    // A clone may be reached through a link, and stand in a folder of any name.
    let place = root.resolvingSymlinksInPath().path + "/"
    let files = Set(all.map { $0.resolvingSymlinksInPath().path })
      .filter { $0.hasPrefix(place) }.map { String($0.dropFirst(place.count)) }
      .filter { !$0.hasPrefix(".build") && !$0.contains("/.build") }
    guard !files.isEmpty else { throw DigestingError.noFiles }
    return files.sorted()
  }
}

/// Why there are no digests.
enum DigestingError: Error {
  case noSandbox
  case noTarget(String)
  case noFiles
}
