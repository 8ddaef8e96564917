import Foundation
import PhoneFacts
import Sentences
import WorkerProtocol
import Yams

struct ExerciseReader {
  /// The pseudo-check for a file that doesn't compile.
  static let compileCheck = "compile"

  let manifest: Manifest
  let folder: URL

  init(folder: URL, languages: [String], log: ProblemLog) {
    self.folder = folder
    manifest = Manifest(
      file: folder.appending(path: "exercise.yml"), log: log, languages: languages)
  }

  /// Reads the exercise without resolving `uses`; nil if the manifest is too incomplete to use.
  func read() -> Exercise? {
    guard var root = manifest.root() else { return nil }
    let problemsBefore = manifest.log.problems.count
    let identifier = root.identifier("id")
    let kind = root.choice("kind", of: Exercise.Kind.self)
    let title = root.text("title")
    let points = root.integer("points", in: 0...1000)
    let minutes = root.integer("minutes", in: 1...600)
    let difficulty = root.choice("difficulty", of: Exercise.Difficulty.self)
    let deploymentTargets = readDeploymentTargets(&root)
    let uses = root.words("uses").map(\.word.raw)
    let checks = readChecks(&root)
    var hintedChecks: [Int: String] = [:]
    let hints = readHints(&root, checks: checks, &hintedChecks)
    let questions = readQuestions(&root)
    let criteria = readCriteria(&root)
    let starterFails = readStarterFails(&root, checks: checks)
    let preview = readPreview(&root)
    let passed = root.optionalString("passed")
    let probes = root.words("probes").map(\.word.raw)
    let forbids = readForbids(&root)
    let allows = readAllows(&root)
    let given = readGiven(&root)
    let service = readService(&root)
    let appGroups = readAppGroups(&root)
    let timeZone = readTimeZone(&root)
    let equivalents = readEquivalents(&root)
    // `SampleListReader` reads the samples when they're needed.
    _ = root.node(SampleListReader.key)
    let isCapstone = root.boolean("capstone", default: false)
    root.finish()
    guard let identifier, let kind, let title, let points, let minutes, let difficulty else {
      return nil
    }
    var exercise = Exercise(
      identifier: identifier, kind: kind, title: title, points: points, minutes: minutes,
      difficulty: difficulty, deploymentTargets: deploymentTargets, uses: uses, hints: hints,
      checks: checks, questions: questions, starterFails: starterFails, preview: preview,
      passed: passed?.raw, probes: probes, forbids: forbids, allows: allows, given: given,
      service: service,
      appGroups: appGroups,
      equivalents: equivalents, isCapstone: isCapstone,
      folder: folder)
    if let timeZone { exercise.timeZone = timeZone }
    exercise.hintedChecks = hintedChecks
    exercise.criteria = criteria
    // Skips contradictions that an earlier mistake may have caused.
    if manifest.log.problems.count == problemsBefore { noteContradictions(of: exercise, in: root) }
    return exercise
  }

  /// Reads one version or a list of versions.
  private func readDeploymentTargets(_ root: inout ManifestMapping) -> [SystemVersion] {
    root.oneOrMoreWords("deployment-target").compactMap { target, node in
      if let version = SystemVersion(target.raw), version >= .first,
        SystemVersion.majors.contains(version.major)
      {
        return version
      }
      manifest.note(
        .invalidValue, at: node, ManifestMapping.value(of: "deployment-target", target),
        Sentence(
          "write an iOS version from \(SystemVersion.first) to \(SystemVersion.newest), such as \"17.0\"",
          ko: "\"17.0\"처럼 \(SystemVersion.first)부터 \(SystemVersion.newest)까지의 iOS 버전을 적으세요"))
      return nil
    }
  }

  /// Reads the hints, and stores in `hinted` the checks that some of them help with.
  private func readHints(
    _ root: inout ManifestMapping, checks: [CheckDeclaration], _ hinted: inout [Int: String]
  ) -> [LocalizedText] {
    let list = root.list("hints")
    if list.isEmpty, root.mapping["kind"]?.string == Exercise.Kind.code.rawValue {
      manifest.note(
        .empty, at: root.mapping["hints"] ?? root.node,
        Sentence("there are no hints", ko: "힌트가 없어요"),
        Sentence(
          "write several hints under `hints:`, ranging from a nudge to most of the solution",
          ko: "`hints:` 아래에 살짝 귀띔하는 것부터 거의 답인 것까지 차례로 적으세요"))
    }
    for (index, node) in list.enumerated() {
      guard let check = node.mapping?["check"] else { continue }
      noteUnknownChecks(
        [(check.text, check)], among: checks.map(\.identifier), what: Sentence("check", ko: "검사"),
        in: root)
      hinted[index] = check.text.raw
    }
    return list.enumerated().compactMap {
      manifest.text($1, what: Sentence("hint \($0 + 1)", ko: "힌트 \($0 + 1)"), besides: "check")
    }
  }

  private func readStarterFails(
    _ root: inout ManifestMapping, checks: [CheckDeclaration]
  ) -> [String] {
    let known = checks.map(\.identifier) + [Self.compileCheck]
    let words = root.words("starter-fails")
    noteUnknownChecks(words, among: known, what: Sentence("check", ko: "검사"), in: root)
    return words.map(\.word.raw)
  }

  private func readPreview(_ root: inout ManifestMapping) -> PreviewDeclaration? {
    guard let node = root.node("preview"),
      var mapping = manifest.mapping(node, what: Sentence(verbatim: "\"preview\""))
    else { return nil }
    var preview = PreviewDeclaration()
    preview.widget = mapping.optionalString("widget")?.raw
    preview.view = mapping.optionalString("view")?.raw
    let families = mapping.words("families")
    let modes = mapping.words("modes")
    mapping.finish()
    manifest.noteUnknown(
      families,
      among: PreviewDeclaration.knownFamilies.map(\.rawValue)
        + PreviewDeclaration.knownOtherFamilies.map(\.rawValue),
      what: Sentence("widget family", ko: "위젯 패밀리"))
    manifest.noteUnknown(
      modes, among: PreviewDeclaration.knownModes,
      what: Sentence("rendering mode", ko: "렌더링 모드"))
    if !families.isEmpty {
      preview.families = families.compactMap { PictureFamily(rawValue: $0.word.raw) }
    }
    if !modes.isEmpty { preview.modes = modes.map(\.word.raw) }
    if (preview.widget == nil) == (preview.view == nil) {
      manifest.note(
        .missingKey, at: node,
        Sentence(
          "\"preview\" needs either `widget` or `view`",
          ko: "“preview”에는 `widget`, `view` 가운데 하나만 있어야 해요"),
        Sentence(
          "write a widget type or a view expression",
          ko: "위젯의 타입 이름이나 뷰 표현식을 적으세요"))
    }
    return preview
  }

  /// Reports values that are valid alone but contradict one another.
  private func noteContradictions(of exercise: Exercise, in root: ManifestMapping) {
    let parts: (name: String, points: [Int])
    switch exercise.kind {
    case .code:
      parts = ("checks", exercise.checks.map(\.points))
      if exercise.starterFails.isEmpty {
        manifest.note(
          .missingKey, at: root.node,
          Sentence("\"starter-fails\" is missing", ko: "“starter-fails” 키가 없어요"),
          Sentence(
            "list the checks that the unchanged starter fails, or `[compile]`",
            ko: "고치지 않은 시작 파일이 통과하지 못하는 검사나 `[compile]` 값을 적으세요"))
      }
    case .quiz:
      parts = ("questions", exercise.questions.map(\.points))
    }
    guard !parts.points.isEmpty else {
      manifest.note(
        .missingKey, at: root.node,
        Sentence(
          "an exercise of kind \(exercise.kind.rawValue) needs \"\(parts.name)\"",
          ko: "\(exercise.kind.rawValue) 과제에는 “\(parts.name)” 키가 있어야 해요"),
        Sentence("list at least one item", ko: "적어도 하나를 적으세요"))
      return
    }
    let sum = parts.points.reduce(0, +)
    if sum != exercise.points {
      manifest.note(
        .wrongPoints, at: root.mapping["points"],
        Sentence(
          "\"points\" is \(exercise.points), but the \(parts.name) add up to \(sum)",
          ko: "“points” 값은 \(exercise.points)인데 \(parts.name) 점수의 합은 \(sum)이에요"),
        Sentence("make them match", ko: "서로 맞추세요"))
    }
  }
}
