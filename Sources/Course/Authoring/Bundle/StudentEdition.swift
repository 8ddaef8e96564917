package import Curriculum
import Foundation

/// The edition of a pack for students, without solutions and without details of hidden checks.
///
/// It includes only files that are known to be safe. Hidden checks and checks that compare with the solution
/// stay with the teacher. The exercises' manifests mark them as left out.
package struct StudentEdition: Sendable {
  let pack: Pack
  private let whole: PackBundle

  /// - Throws: `AuthoringError`.
  package init(of pack: Pack) throws(AuthoringError) {
    self.pack = pack
    whole = try PackBundle(of: pack)
  }

  /// Returns the bundle.
  ///
  /// - Parameter isProven: Whether the whole pack passed validation.
  /// - Throws: `AuthoringError`.
  package func bundle(isProven: Bool) throws(AuthoringError) -> PackBundle {
    var entries: [TarArchive.Entry] = []
    var exercises: [String: [TarArchive.Entry]] = [:]
    let folders = Dictionary(
      pack.exercises.map { (Self.path(of: $0, in: pack), $0) },
      uniquingKeysWith: { first, _ in first })
    for entry in whole.entries {
      let parts = entry.path.split(separator: "/")
      let folder = parts.prefix(3).joined(separator: "/")
      if folders[folder] != nil {
        exercises[folder, default: []].append(entry)
      } else if Self.isForStudents(parts.dropFirst()) {
        entries.append(entry)
      }
    }
    for (folder, exercise) in folders {
      entries += try files(of: exercise, folder, exercises[folder] ?? [])
    }
    let manifest = BundleManifest(
      edition: .student, isProven: isProven, original: try whole.digest())
    entries.append(
      TarArchive.Entry(
        path: "\(pack.identifier)/\(BundleManifest.fileName)", contents: Data(manifest.text.utf8)))
    return PackBundle(
      pack.identifier, version: pack.version, edition: .student, entries: entries,
      isProven: isProven)
  }

  private static func path(of exercise: Exercise, in pack: Pack) -> String {
    let ring = exercise.folder.deletingLastPathComponent().lastPathComponent
    return "\(pack.identifier)/\(ring)/\(exercise.folder.lastPathComponent)"
  }

  private static let pictures: Set = ["png", "jpg", "jpeg", "gif", "webp", "svg"]

  /// Whether to include a file that belongs to no exercise.
  private static func isForStudents(_ path: ArraySlice<Substring>) -> Bool {
    guard let name = path.last, path.first != Substring(PackBundle.solutions) else { return false }
    if isPicture(name) { return true }
    return path.count == 1
      && (["pack.yml", "glossary.yml"].contains(name) || name.hasPrefix("LICENSE"))
  }

  private static func isPicture(_ name: Substring) -> Bool {
    pictures.contains(name.split(separator: ".").last?.lowercased() ?? "")
  }

  private func files(
    of exercise: Exercise, _ folder: String, _ entries: [TarArchive.Entry]
  ) throws(AuthoringError) -> [TarArchive.Entry] {
    func inside(_ name: String) -> [TarArchive.Entry] {
      entries.filter { $0.path.hasPrefix("\(folder)/\(name)/") }
    }
    var left = entries.filter { entry in
      let path = entry.path.dropFirst(folder.count + 1).split(separator: "/")
      guard path.count == 1, let name = path.first else {
        return path.first.map {
          !["Wrong", "Right"].contains($0) && Self.isPicture(path[path.count - 1])
        }
          ?? false
      }
      return Self.isPicture(name) || name.hasPrefix("lesson.") && name.hasSuffix(".md")
        || name.hasPrefix("starter.") && name.hasSuffix(".yml")
    }
    guard exercise.kind == .code else {
      return left + entries.filter { $0.path == "\(folder)/exercise.yml" }
    }
    let known = Set(left.map(\.path))
    left += (inside("Start") + inside("Probes") + inside("Service")).filter {
      !known.contains($0.path)
    }
    let sources = inside("Checks").filter { $0.path.hasSuffix(".swift") }
    let checks = StudentChecks(
      sources.map { ($0.path, $0.text) }, tests: exercise.checks.map(\.identifier))
    let leftOut = leftOut(of: exercise, checks)
    let gone = Set(leftOut.map(\.test))
    let kept = exercise.checks.map(\.identifier).filter { !gone.contains($0) }
    let texts = checks.texts(with: Set(kept))
    left += texts.map { TarArchive.Entry(path: $0.key, contents: Data($0.value.utf8)) }
    let before = sources.reduce(into: Set<String>()) {
      $0.formUnion(Exercise.sentences(ofChecks: $1.text))
    }
    let after = texts.values.reduce(into: Set<String>()) {
      $0.formUnion(Exercise.sentences(ofChecks: $1))
    }
    let manifest = StudentManifest(leftOut: leftOut, languages: pack.languages)
    for entry in entries {
      let name = entry.path.dropFirst(folder.count + 1)
      do {
        if name == "exercise.yml" {
          left.append(
            TarArchive.Entry(
              path: entry.path, contents: Data(try manifest.exercise(entry.text).utf8)))
        } else if name.hasPrefix("checks."), name.hasSuffix(".yml"), !name.contains("/"),
          let text = try StudentManifest.messages(entry.text, without: before.subtracting(after))
        {
          left.append(TarArchive.Entry(path: entry.path, contents: Data(text.utf8)))
        }
      } catch {
        throw .notSplit(exercise: exercise.identifier, reason: "\(name): \(error)")
      }
    }
    return left
  }

  private func leftOut(of exercise: Exercise, _ checks: StudentChecks) -> [StudentManifest.LeftOut]
  {
    let comparing = checks.comparing
    var hidden = 0
    return exercise.checks.compactMap { check in
      if check.visibility == .hidden {
        hidden += 1
        return StudentManifest.LeftOut(
          test: check.identifier, name: "HiddenChecks.testHidden\(hidden)", hiddenNumber: hidden)
      }
      guard comparing.contains(check.identifier) else { return nil }
      return StudentManifest.LeftOut(
        test: check.identifier, name: check.identifier, hiddenNumber: nil)
    }
  }
}

extension TarArchive.Entry {
  fileprivate var text: String { String(decoding: contents, as: UTF8.self) }
}
