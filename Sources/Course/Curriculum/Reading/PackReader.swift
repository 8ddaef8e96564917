package import Foundation
import Sentences
import Yams

/// Reads a pack's folder: `pack.yml`, and each exercise's `exercise.yml`.
///
/// Each ring specifies a folder. The ring's exercises are the subfolders, sorted by name.
package struct PackReader {
  /// The latest format version that this reader knows.
  package static let format = 1

  let folder: URL
  let solutionsFolder: URL?

  package init(folder: URL, solutionsFolder: URL? = nil) {
    self.folder = folder
    self.solutionsFolder = solutionsFolder
  }

  /// Reads the pack.
  ///
  /// - Throws: `CurriculumError.brokenPack` with all mistakes.
  package func read() throws(CurriculumError) -> Pack { try read(ProblemLog()) }

  /// Reads the pack and records the state of every path that was read.
  ///
  /// - Throws: `CurriculumError.brokenPack` with all mistakes.
  func readWitnessed() throws(CurriculumError) -> PackIndex {
    let log = ProblemLog(isWitness: true)
    let pack = try read(log)
    return PackIndex(pack: pack, witnesses: log.witnesses, ringFolders: log.ringFolders)
  }

  private func read(_ log: ProblemLog) throws(CurriculumError) -> Pack {
    let pack = noted(log)
    guard let pack, log.problems.isEmpty else {
      throw .brokenPack(folder: folder, problems: log.problems)
    }
    return pack
  }

  private func noted(_ log: ProblemLog) -> Pack? {
    var manifest = Manifest(
      file: folder.appending(path: "pack.yml"), log: log, languages: [])
    guard var root = manifest.root() else { return nil }
    let format = root.integer("format", in: 1...Int(Int32.max))
    if let format, format != Self.format {
      manifest.note(
        .unsupportedFormat, at: root.mapping["format"],
        Sentence(
          "the pack is in format \(format), but this version of Rings reads only format \(Self.format)",
          ko: "꾸러미의 형식은 \(format)인데, 이 Rings는 형식 \(Self.format)까지 읽어요"),
        format > Self.format
          ? Sentence("update Rings", ko: "Rings를 업데이트하세요")
          : Sentence(
            "write `format: \(Self.format)`", ko: "`format: \(Self.format)` 줄을 적으세요"))
      return nil
    }
    manifest.languages = readLanguages(&root, manifest)
    root.manifest = manifest
    let identifier = root.identifier("id")
    let version = readVersion(&root, manifest)
    let license = root.string(
      "license",
      Sentence(
        "write the license of the pack's text, such as CC-BY-4.0",
        ko: "CC-BY-4.0처럼 텍스트의 라이선스를 적으세요"))
    let title = root.text("title")
    let rings = readRings(&root, manifest)
    let exercises = rings.flatMap(\.exercises)
    // References to an unreadable exercise aren't mistakes.
    let areAllRead = log.problems.allSatisfy { $0.file.lastPathComponent != "exercise.yml" }
    let routes = RouteReader(manifest: manifest, exercises: exercises, areAllRead: areAllRead)
      .read(&root)
    let renames = readRenames(&root, manifest, present: exercises.map(\.identifier))
    let mutants = root.choice("mutants", of: ProofDemand.self, default: .reported)
    let assertions = root.choice("assertions", of: ProofDemand.self, default: .reported)
    let variants = root.choice("variants", of: ProofDemand.self, default: .reported)
    let validation = readValidation(&root, manifest)
    root.finish()
    ReferenceCheck(log: log, exercises: exercises).run(includingUses: areAllRead)
    guard let format, let identifier, let version, let license, let title else { return nil }
    return Pack(
      identifier: identifier, format: format, version: version, title: title,
      languages: manifest.languages, license: license.sanitized(limit: 200), rings: rings,
      routes: routes,
      renames: renames,
      demandsMutants: mutants == .required, demandsAssertions: assertions == .required,
      demandsVariants: variants == .required, validation: validation,
      folder: folder, solutionsFolder: solutionsFolder,
      bundle: BundleManifest.read(in: folder, log))
  }

  /// Reads the parts of pack validation that a pack adds: `validation: [repeat, mutants]`.
  private func readValidation(
    _ root: inout ManifestMapping, _ manifest: Manifest
  ) -> Set<ExtraValidation> {
    let known = ExtraValidation.allCases.map(\.rawValue)
    let list = known.joined(separator: ", ")
    return Set(
      root.oneOrMoreWords("validation").compactMap { word, node in
        if let part = ExtraValidation(rawValue: word.raw) { return part }
        manifest.note(
          .invalidValue, at: node,
          Sentence(
            "\"validation\" can't have \"\(word.sanitized())\"",
            ko: "“validation” 목록에 쓸 수 없어요: “\(word.sanitized())”"),
          Suggestion.sentence(for: word.raw, in: known)
            ?? Sentence("write some of \(list)", ko: "이 가운데에서 적으세요: \(list)"))
        return nil
      })
  }

  /// Reads a version: numbers separated by dots, with an optional suffix, such as `1.0.0` or `2.1-beta.2`.
  private func readVersion(_ root: inout ManifestMapping, _ manifest: Manifest) -> String? {
    let remedy = Sentence("write a version such as 1.0.0", ko: "1.0.0 같은 버전을 적으세요")
    guard let version = root.string("version", remedy) else { return nil }
    guard version.raw.wholeMatch(of: /v?\d+(?:\.\d+){0,3}(?:[-+][0-9A-Za-z.+-]+)?/) == nil else {
      return version.raw
    }
    manifest.note(
      .invalidValue, at: root.mapping["version"], ManifestMapping.value(of: "version", version),
      remedy)
    return version.raw
  }

  private func readLanguages(_ root: inout ManifestMapping, _ manifest: Manifest) -> [String] {
    let words = root.words("languages")
    var languages: [String] = []
    for (word, node) in words {
      if !Language.isCode(word.raw) {
        manifest.note(
          .invalidValue, at: node,
          Sentence(
            "\"\(word.sanitized())\" isn't a language code",
            ko: "언어 코드가 아니에요: “\(word.sanitized())”"),
          Sentence(
            "write codes of two or three letters, such as en, ko or de",
            ko: "en, ko, de처럼 두세 글자로 된 코드를 적으세요"))
      } else if languages.contains(word.raw) {
        manifest.note(
          .duplicateID, at: node,
          Sentence("the language \"\(word.raw)\" appears twice", ko: "“\(word.raw)” 언어가 두 번 나와요"),
          Sentence("remove one of the two", ko: "하나를 지우세요"))
      } else {
        languages.append(word.raw)
      }
    }
    if words.isEmpty {
      manifest.note(
        .missingKey, at: root.mapping["languages"] ?? root.node,
        Sentence("\"languages\" is missing or empty", ko: "“languages” 키가 없거나 비어 있어요"),
        Sentence(
          "list the pack's languages, such as `languages: [en]`",
          ko: "`languages: [en]`처럼 텍스트의 언어를 적으세요"))
    }
    return languages.isEmpty ? ["en"] : languages
  }

  private func readRings(_ root: inout ManifestMapping, _ manifest: Manifest) -> [Ring] {
    var rings: [Ring] = []
    let list = root.list("rings")
    if list.isEmpty {
      manifest.note(
        .missingKey, at: root.mapping["rings"] ?? root.node,
        Sentence("\"rings\" is missing or empty", ko: "“rings” 키가 없거나 비어 있어요"),
        Sentence(
          "list at least one ring with `id`, `folder` and `title`",
          ko: "`id`, `folder`, `title` 값이 있는 나이테를 적어도 하나 적으세요"))
    }
    for node in list {
      guard var mapping = manifest.mapping(node, what: Sentence("a ring", ko: "나이테")) else {
        continue
      }
      let identifier = mapping.identifier("id")
      let name = mapping.string(
        "folder",
        Sentence("write the name of the folder with the ring's exercises", ko: "과제가 든 폴더의 이름을 적으세요")
      )
      let title = mapping.text("title")
      let closing = mapping.optionalText("closing")
      mapping.finish()
      guard let identifier, let name, let title else { continue }
      if rings.contains(where: { $0.identifier == identifier }) {
        manifest.note(
          .duplicateID, at: mapping.mapping["id"],
          Sentence(
            "the ring \"\(identifier)\" appears twice", ko: "“\(identifier)” 나이테가 두 번 나와요"),
          Sentence("give one of the two another id", ko: "하나에 다른 id를 붙이세요"))
      }
      let exercises = readExercises(
        of: name, at: mapping.mapping["folder"] ?? node, manifest)
      rings.append(
        Ring(identifier: identifier, title: title, closing: closing, exercises: exercises))
    }
    return rings
  }

  private func readExercises(of ring: UntrustedText, at node: Node, _ manifest: Manifest)
    -> [Exercise]
  {
    let names = SwiftFiles.folders(in: folder).map(\.lastPathComponent)
    let shown = ring.sanitized()
    guard names.contains(ring.raw) else {
      manifest.note(
        .missingFile, at: node,
        Sentence("there is no folder \"\(shown)\"", ko: "“\(shown)” 폴더가 없어요"),
        Suggestion.sentence(for: ring.raw, in: names)
          ?? Sentence("create the folder beside pack.yml", ko: "pack.yml 옆에 만드세요"))
      return []
    }
    let place = folder.appending(path: ring.raw)
    let listing = FolderListing(of: place)
    let folders = listing.names.map { place.appending(path: $0) }
    if folders.isEmpty {
      manifest.note(
        .empty, at: node,
        Sentence(
          "the ring's folder \"\(shown)\" has no exercises", ko: "나이테의 “\(shown)” 폴더에 과제가 없어요"),
        Sentence(
          "add a folder such as \(shown)/01-first with an exercise.yml",
          ko: "\(shown)/01-first 같은 폴더를 만들고 exercise.yml 파일을 넣으세요"))
    }
    let read = ExerciseBatch.read(folders, languages: manifest.languages, log: manifest.log)
    manifest.log.note(
      PackIndex.RingFolder(
        name: ring.raw, listing: listing, witnesses: read.compactMap { $0?.witnesses }))
    return read.compactMap { $0?.exercise }
  }

  private func readRenames(
    _ root: inout ManifestMapping, _ manifest: Manifest, present: [String]
  ) -> [String: String] {
    guard let node = root.node("renames"),
      let mapping = manifest.mapping(node, what: Sentence(verbatim: "\"renames\""))
    else { return [:] }
    var renames: [String: String] = [:]
    for (key, value) in mapping.mapping {
      guard let former = key.string, let name = value.string else {
        manifest.note(
          .wrongType, at: value,
          Sentence(
            "\"renames\" contains \(Manifest.kind(of: value)), not a name",
            ko: "“renames”에 이름이 아닌 것이 있어요: \(Manifest.kind(of: value))"),
          Sentence("write `former-id: present-id`", ko: "`former-id: present-id` 꼴로 적으세요"))
        continue
      }
      renames[former] = name
      let (old, new) = (key.text.sanitized(), value.text.sanitized())
      if !present.contains(name) {
        manifest.note(
          .unknownReference, at: value,
          Sentence(
            "there is no exercise \"\(new)\", the new name of \"\(old)\"",
            ko: "“\(old)” 과제의 새 이름으로 적힌 “\(new)” 과제가 없어요"),
          Suggestion.sentence(for: name, in: present)
            ?? Sentence("write the id of an exercise", ko: "과제의 id를 적으세요"))
      }
    }
    return renames
  }
}
