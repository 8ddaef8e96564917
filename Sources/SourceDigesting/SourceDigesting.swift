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
    let learners = context.package.dependencies.map(\.package).first {
      $0.directoryURL.deletingLastPathComponent().path == root.path
    }
    guard let learners else { throw DigestingError.noLearnersSide }
    var groups = [
      ("learnersSide", files(of: learners.targets, in: root) + ["Sources/Package.swift"])
    ]
    for (name, target) in [
      ("judge", "Judge"), ("viewing", "Viewing"), ("commandLine", "CommandLine"),
    ] {
      guard let target = context.package.targets.first(where: { $0.name == target }) else {
        throw DigestingError.noTarget(target)
      }
      let files = files(of: [target] + target.recursiveTargetDependencies, in: root)
      groups.append((name, files + ["Package.swift"]))
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
  private func files(of targets: [any Target], in root: URL) -> [String] {
    let all = targets.compactMap { $0 as? any SourceModuleTarget }.flatMap { target in
      target.sourceFiles.map(\.url.path)
    }
    return Set(all).filter { $0.hasPrefix(root.path + "/") && !$0.contains("/.build") }
      .map { String($0.dropFirst(root.path.count + 1)) }.sorted()
  }
}

/// Why there are no digests.
enum DigestingError: Error {
  case noLearnersSide
  case noTarget(String)
}
