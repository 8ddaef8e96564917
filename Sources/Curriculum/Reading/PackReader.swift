import Sentences
import Dispatch
package import Foundation
import Synchronization
import Yams

/// Reads a pack's folder: `pack.yml`, and `exercise.yml` of every exercise.
///
/// A ring names its folder; its exercises are the subfolders, in the order of their names.
package struct PackReader {
  /// The version of the format that this reader knows.
  package static let format = 1

  let folder: URL
  let solutionsFolder: URL?

  package init(folder: URL, solutionsFolder: URL? = nil) {
    self.folder = folder
    self.solutionsFolder = solutionsFolder
  }

  /// The pack, or all of its mistakes.
  package func read() throws(CurriculumError) -> Pack {
    let log = ProblemLog()
    let pack = read(log)
    guard let pack, log.problems.isEmpty else {
      throw .brokenPack(folder: folder, problems: log.problems)
    }
    return pack
  }

  private func read(_ log: ProblemLog) -> Pack? {
    var manifest = Manifest(
      file: folder.appending(path: "pack.yml"), log: log, languages: [])
    guard var root = manifest.root() else { return nil }
    let format = root.integer("format", in: 1...Int(Int32.max))
    if let format, format != Self.format {
      manifest.note(
        .unsupportedFormat, at: root.mapping["format"],
        "the pack is written in format \(format), but this Rings reads format \(Self.format)",
        format > Self.format ? "update Rings" : "write `format: \(Self.format)`")
      return nil
    }
    manifest.languages = readLanguages(&root, manifest)
    root.manifest = manifest
    let identifier = root.identifier("id")
    let version = root.string("version", "write a version such as 1.0.0")
    let license = root.string("license", "name the license of the texts, such as CC-BY-4.0")
    let title = root.text("title")
    let rings = readRings(&root, manifest)
    let exercises = rings.flatMap(\.exercises)
    let renames = readRenames(&root, manifest, present: exercises.map(\.identifier))
    root.finish()
    // What refers to an exercise that could not be read is not wrong for that.
    let areAllRead = log.problems.allSatisfy { $0.file.lastPathComponent != "exercise.yml" }
    ReferenceCheck(manifest: manifest, exercises: exercises).run(includingUses: areAllRead)
    guard let format, let identifier, let version, let license, let title else { return nil }
    return Pack(
      identifier: identifier, format: format, version: version, title: title,
      languages: manifest.languages, license: license, rings: rings, renames: renames,
      folder: folder, solutionsFolder: solutionsFolder)
  }

  private func readLanguages(_ root: inout ManifestMapping, _ manifest: Manifest) -> [String] {
    let languages = root.words("languages").map(\.word)
    if !languages.contains("en") {
      manifest.note(
        languages.isEmpty ? .missingKey : .missingTranslation,
        at: root.mapping["languages"] ?? root.node, "\"languages\" does not list \"en\"",
        "write `languages: [en]`; English is what other languages fall back to")
    }
    return languages.isEmpty ? ["en"] : languages
  }

  private func readRings(_ root: inout ManifestMapping, _ manifest: Manifest) -> [Ring] {
    var rings: [Ring] = []
    let list = root.list("rings")
    if list.isEmpty {
      manifest.note(
        .missingKey, at: root.mapping["rings"] ?? root.node, "\"rings\" is missing or empty",
        "list at least one ring with `id`, `folder` and `title`")
    }
    for node in list {
      guard var mapping = manifest.mapping(node, what: "a ring") else { continue }
      let identifier = mapping.identifier("id")
      let name = mapping.string("folder", "name the folder of its exercises")
      let title = mapping.text("title")
      mapping.finish()
      guard let identifier, let name, let title else { continue }
      if rings.contains(where: { $0.identifier == identifier }) {
        manifest.note(
          .duplicateID, at: mapping.mapping["id"], "the ring \"\(identifier)\" is there twice",
          "give one of them another id")
      }
      let exercises = readExercises(
        of: name, at: mapping.mapping["folder"] ?? node, manifest)
      rings.append(Ring(identifier: identifier, title: title, exercises: exercises))
    }
    return rings
  }

  private func readExercises(of ring: String, at node: Node, _ manifest: Manifest) -> [Exercise] {
    let names = SwiftFiles.folders(in: folder).map(\.lastPathComponent)
    guard names.contains(ring) else {
      manifest.note(
        .missingFile, at: node, "there is no folder \"\(ring)\"",
        Suggestion.question(for: ring, in: names) ?? "create it beside pack.yml")
      return []
    }
    let folders = SwiftFiles.folders(in: folder.appending(path: ring))
    if folders.isEmpty {
      manifest.note(
        .empty, at: node, "the ring's folder \"\(ring)\" has no exercises",
        "add a folder such as \(ring)/01-first with an exercise.yml")
    }
    return read(folders, languages: manifest.languages, log: manifest.log)
  }

  /// Reads exercises on all cores: half of what a command needs to begin is reading its course.
  private func read(_ folders: [URL], languages: [String], log: ProblemLog) -> [Exercise] {
    let answers = Mutex<[Int: (exercise: Exercise?, problems: [PackProblem])]>([:])
    DispatchQueue.concurrentPerform(iterations: folders.count) { number in
      let log = ProblemLog()
      let exercise = ExerciseReader(folder: folders[number], languages: languages, log: log).read()
      let problems = log.problems
      answers.withLock { $0[number] = (exercise, problems) }
    }
    return answers.withLock { answers in
      folders.indices.compactMap { number in
        for problem in answers[number]?.problems ?? [] { log.note(problem) }
        return answers[number]?.exercise
      }
    }
  }

  private func readRenames(
    _ root: inout ManifestMapping, _ manifest: Manifest, present: [String]
  ) -> [String: String] {
    guard let node = root.node("renames"), let mapping = manifest.mapping(node, what: "\"renames\"")
    else { return [:] }
    var renames: [String: String] = [:]
    for (key, value) in mapping.mapping {
      guard let former = key.string, let name = value.string else {
        manifest.note(
          .wrongType, at: value, "\"renames\" holds \(Manifest.kind(of: value)), not a name",
          "write `former-id: present-id`")
        continue
      }
      renames[former] = name
      if !present.contains(name) {
        manifest.note(
          .unknownReference, at: value, "no exercise \"\(name)\" that \"\(former)\" became",
          Suggestion.question(for: name, in: present) ?? "write the id of an exercise")
      }
    }
    return renames
  }
}
