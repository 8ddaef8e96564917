import Foundation
import Sentences
import Yams

struct ClassFileReader {
  let file: URL
  let log: ProblemLog

  /// Reads the file; nil, after logging the reason, if it isn't a YAML mapping.
  func read() -> ClassFile? {
    let manifest = Manifest(file: file, log: log, languages: [])
    guard var root = manifest.root() else { return nil }
    _ = root.integer("version", in: 1...ClassFile.format, default: ClassFile.format)
    let pack = root.optionalString("pack")?.raw
    let route = root.optionalString("route")?.raw
    let roster = root.optionalString("roster").map {
      URL(filePath: $0.raw, relativeTo: file.deletingLastPathComponent()).absoluteURL
    }
    let zone = zone(&root, manifest)
    let values = ClassValues(manifest: manifest, zone: zone)
    var late = ClassFile.Late()
    if let node = root.node("late"),
      var mapping = manifest.mapping(node, what: Sentence("\"late\"", ko: "\"late\" 키"))
    {
      late.grace = values.duration("grace", of: &mapping) ?? 0
      late.perDay = values.number("per-day", of: &mapping, in: 0...100) ?? 0
      late.atMost = values.number("at-most", of: &mapping, in: 0...100) ?? 100
      late.cutoff = values.duration("cutoff", of: &mapping)
      mapping.finish()
    }
    let attempts = root.choice("attempts", of: ClassFile.AttemptRule.self, default: .last)
    let drop = root.integer("drop-lowest", in: 0...1_000, default: 0) ?? 0
    let parts = root.list("exercises").compactMap { part($0, manifest, values) }
    let extensions = root.list("extensions").compactMap { node -> ClassFile.Extension? in
      guard var mapping = manifest.mapping(node, what: Sentence("an extension", ko: "연장")) else {
        return nil
      }
      let who = mapping.string(
        "who", Sentence("write an id, name or email", ko: "학번, 이름, 이메일 가운데 하나를 적으세요"))
      let exercise = mapping.optionalString("exercise")?.raw
      let until = values.date("until", of: &mapping, isNeeded: true)
      mapping.finish()
      guard let who, let until else { return nil }
      return ClassFile.Extension(who: who.raw, exercise: exercise, until: until)
    }
    let thresholds = thresholds(&root, manifest, values)
    let who = root.oneOrMoreWords("who").map(\.word.raw)
    root.finish()
    return ClassFile(
      pack: pack, route: route, roster: roster, zone: zone, parts: parts, extensions: extensions,
      late: late, attempts: attempts ?? .last, dropLowest: drop, thresholds: thresholds, who: who)
  }

  private func zone(_ root: inout ManifestMapping, _ manifest: Manifest) -> TimeZone {
    guard let name = root.optionalString("timezone") else { return .current }
    if let zone = TimeZone(identifier: name.raw) { return zone }
    manifest.note(
      .invalidValue, at: root.mapping["timezone"],
      Sentence(
        "there is no time zone \"\(name.sanitized())\"", ko: "“\(name.sanitized())” 시간대가 없어요"),
      Sentence("write a name such as Asia/Seoul", ko: "Asia/Seoul처럼 적으세요"))
    return .current
  }

  private func part(
    _ node: Node, _ manifest: Manifest, _ values: ClassValues
  ) -> ClassFile.Part? {
    if let name = node.string {
      return ClassFile.Part(exercise: name)
    }
    guard var mapping = manifest.mapping(node, what: Sentence("an exercise", ko: "과제")) else {
      return nil
    }
    let exercise = mapping.string("id", Sentence("write the id of an exercise", ko: "과제의 id를 적으세요"))
    var part = ClassFile.Part(exercise: exercise?.raw ?? "")
    part.weight = values.number("weight", of: &mapping, in: 0...1_000) ?? 1
    part.maximum = values.number("maximum", of: &mapping, in: 0...100_000)
    part.isExtra = mapping.boolean("extra", default: false)
    part.due = values.date("due", of: &mapping)
    part.criteria = mapping.list("criteria").compactMap { criterion($0, manifest, values) }
    mapping.finish()
    return exercise == nil ? nil : part
  }

  private func criterion(
    _ node: Node, _ manifest: Manifest, _ values: ClassValues
  ) -> ClassFile.Criterion? {
    guard var mapping = manifest.mapping(node, what: Sentence("a criterion", ko: "평가 기준")) else {
      return nil
    }
    let identifier = mapping.string(
      "id", Sentence("write a short name such as naming", ko: "naming 같은 짧은 이름을 적으세요"))
    let title = mapping.optionalString("title")
    let points = values.number("points", of: &mapping, in: 0...1_000, isNeeded: true)
    let words = mapping.optionalString("words")
    mapping.finish()
    guard let identifier, let points else { return nil }
    return ClassFile.Criterion(
      identifier: identifier.raw, title: title?.raw ?? identifier.raw, points: points,
      words: words?.raw)
  }

  private func thresholds(
    _ root: inout ManifestMapping, _ manifest: Manifest, _ values: ClassValues
  ) -> [ClassFile.Threshold] {
    guard let node = root.node("thresholds"),
      var mapping = manifest.mapping(node, what: Sentence("\"thresholds\"", ko: "\"thresholds\" 키"))
    else { return [] }
    let names = mapping.mapping.compactMap { $0.key.string }
    let found = names.compactMap { name in
      values.number(name, of: &mapping, in: 0...1_000).map {
        ClassFile.Threshold(grade: name, percent: $0)
      }
    }
    mapping.finish()
    return found.sorted { $0.percent > $1.percent }
  }
}

/// Reads numbers, dates and durations in a `class.yml` file.
struct ClassValues {
  let manifest: Manifest
  let zone: TimeZone

  /// Reads a number, with an optional percent sign.
  func number(
    _ key: String, of mapping: inout ManifestMapping, in range: ClosedRange<Double>,
    isNeeded: Bool = false
  ) -> Double? {
    let remedy = Sentence(
      "write a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))",
      ko: "\(Int(range.lowerBound))~\(Int(range.upperBound)) 사이의 수를 적으세요")
    let text = isNeeded ? mapping.string(key, remedy) : mapping.optionalString(key)
    guard let text else { return nil }
    let plain = text.raw.replacing("%", with: "").trimmingCharacters(in: .whitespaces)
    if let value = Double(plain), range.contains(value) { return value }
    note(key, text, mapping, remedy)
    return nil
  }

  /// Reads a duration such as `30 min`, `2 h` or `7 d`, in seconds.
  func duration(_ key: String, of mapping: inout ManifestMapping) -> Int? {
    guard let text = mapping.optionalString(key) else { return nil }
    if let match = text.raw.wholeMatch(of: /(\d{1,6})\s*(min|m|h|d)/), let count = Int(match.1) {
      return count * (match.2 == "d" ? 86_400 : match.2 == "h" ? 3_600 : 60)
    }
    note(
      key, text, mapping,
      Sentence("write a duration such as 30 min, 2 h or 7 d", ko: "30 min, 2 h, 7 d처럼 적으세요"))
    return nil
  }

  /// Reads `2026-11-30 23:59`, or a day, which means the end of that day.
  func date(
    _ key: String, of mapping: inout ManifestMapping, isNeeded: Bool = false
  ) -> Date? {
    let remedy = Sentence(
      "write a time such as 2026-11-30 23:59", ko: "2026-11-30 23:59처럼 적으세요")
    let text = isNeeded ? mapping.string(key, remedy) : mapping.optionalString(key)
    guard let text else { return nil }
    let form = /(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2}))?)?/
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    if let match = text.raw.wholeMatch(of: form) {
      let hasTime = match.4 != nil
      let parts = DateComponents(
        timeZone: zone, year: Int(match.1), month: Int(match.2), day: Int(match.3),
        hour: hasTime ? match.4.flatMap { Int($0) } : 23,
        minute: hasTime ? match.5.flatMap { Int($0) } : 59,
        second: hasTime ? match.6.flatMap { Int($0) } ?? 0 : 59)
      if parts.isValidDate(in: calendar), let date = calendar.date(from: parts) { return date }
    }
    note(key, text, mapping, remedy)
    return nil
  }

  private func note(
    _ key: String, _ text: UntrustedText, _ mapping: ManifestMapping, _ remedy: Sentence
  ) {
    let text = text.sanitized()
    manifest.note(
      .invalidValue, at: mapping.mapping[key],
      Sentence("\"\(key)\" can't be \"\(text)\"", ko: "“\(key)” 값으로 쓸 수 없어요: “\(text)”"), remedy)
  }
}
